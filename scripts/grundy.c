/* Grundy values of Wythoff nim with bit sets: what was seen in each row, column and diagonal. Only
   positions x <= y are looked at; a column is a row that has met the diagonal. For `make bench`. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    int to = count > 1 ? atoi(words[1]) : 1000, most = 0;
    size_t width = (size_t)to + 1, size = 2 * width / 64 + 1; /* values are at most x + y */
    uint64_t *lines = calloc(width * size, 8), *diagonals = calloc(width * size, 8);
    short *board = calloc(width * width, sizeof *board);
    if (!lines || !diagonals || !board)
        return 1;
    long long sum = 0;
    for (int x = 0; x <= to; x++)
        for (int y = x; y <= to; y++) {
            uint64_t *row = lines + y * size, *column = lines + x * size;
            uint64_t *diagonal = diagonals + (y - x) * size, seen;
            size_t w = 0;
            while ((seen = row[w] | column[w] | diagonal[w]) == UINT64_MAX)
                w++;
            int value = 64 * w + __builtin_ctzll(~seen);
            uint64_t bit = seen + 1 & ~seen;
            row[w] |= bit;
            column[w] |= bit;
            diagonal[w] |= bit;
            board[x * width + y] = board[y * width + x] = value;
            most = value > most ? value : most;
            sum += x == y ? value : 2 * value;
        }
    printf("%lld %d\n", sum, most);
    return 0;
}
