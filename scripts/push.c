/* P-positions of the star of Wythoff nim by the obvious way: go through a board of N x N bytes,
   and from every P-position mark the positions that a move takes to it. For `make bench`. */
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    int to = count > 1 ? atoi(words[1]) : 1000, pairs = 0, least = 1;
    size_t width = (size_t)to + 1;
    char *marked = calloc(width * width, 1), *used = calloc(3 * width, 1);
    int *a = malloc(width * sizeof *a), *b = malloc(width * sizeof *b);
    if (!marked || !used || !a || !b)
        return 1;
    for (int n = 1;; n++, pairs++) { /* a_n is the least number not used yet, b_n = a_n + n */
        while (used[least])
            least++;
        if (least + n > to)
            break;
        a[pairs] = least;
        b[pairs] = least + n;
        used[least] = used[least + n] = 1;
    }
    long long found = 0, marks = 0;
    for (int x = 0; x <= to; x++)
        for (int y = x; y <= to; y++) {
            if (marked[x * width + y])
                continue;
            found++;
            for (int i = 0; i < pairs && x + b[i] <= to; i++) {
                int v = x + a[i], w = y + b[i]; /* v <= w */
                if (w <= to) {
                    marked[v * width + w] = 1;
                    marks++;
                }
                v = x + b[i], w = y + a[i];
                if (w <= to) {
                    marked[v <= w ? v * width + w : w * width + v] = 1;
                    marks++;
                }
            }
        }
    printf("%lld %lld\n", found, marks);
    return 0;
}
