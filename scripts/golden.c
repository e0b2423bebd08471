/* P-positions of the star of Wythoff nim along golden lines. A position (x, y) whose first heap
   has the partner m is on line m - y. By the chapter "Stars far out" a move that takes an
   A-number from the first heap and its partner from the second leads from line k with the place u
   to line k with a place in (u, u + 0.618), or to line k + 1 with a place below u - 0.382. So for
   each line a word of 64 bits tells in which parts of the circle its P-positions have places; it
   settles most positions. The rest are compared with all P-positions of the two lines, in whole
   numbers. Prints the columns of the P-positions with 1 <= x <= y <= N: x, how many, the y. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define PHI 1.6180339887498948482045868343656381177L
#define NEAR 1e-9L /* parts whose ends are as near as this do not settle anything */

typedef struct {
    uint32_t count, room, *columns;
} Line;

static int *partner; /* of an A-number; 0 for a B-number */
static uint64_t *same, *next, *places;
static Line *lines;

static int reached(int x, int y, int k)
{
    for (int line = k; line <= k + 1; line++)
        for (uint32_t i = 0; i < lines[line].count; i++) {
            int before = lines[line].columns[i], taken = x - before;
            if (taken > 0 && partner[taken] && y - (partner[before] - line) == partner[taken])
                return 1;
        }
    return 0;
}

static void add(int x, int y)
{
    int k = partner[x] - y;
    Line *line = lines + k;
    long double place = x * PHI;
    places[k] |= 1ull << (int)((place - (int64_t)place) * 64);
    if (line->count == line->room) {
        line->room = line->room ? 2 * line->room : 4;
        line->columns = realloc(line->columns, line->room * sizeof *line->columns);
    }
    line->columns[line->count++] = x;
}

int main(int count, char **words)
{
    int to = count > 1 ? atoi(words[1]) : 1000, most = to + to * 7 / 10 + 10, least = 1;
    char *used = calloc(2 * (size_t)to + 16, 1), *alive = malloc(to + 1);
    partner = calloc(to + 2, sizeof *partner);
    same = calloc(to + 2, sizeof *same);
    next = calloc(to + 2, sizeof *next);
    places = calloc(most + 4, sizeof *places);
    lines = calloc(most + 4, sizeof *lines);
    uint32_t *found = malloc((to + 1) * sizeof *found);
    for (int n = 1;; n++) { /* the A-number is the least one not used yet */
        while (used[least])
            least++;
        if (least > to)
            break;
        used[least] = used[least + n] = 1;
        partner[least] = least + n;
    }
    for (int x = 1; x <= to; x++) {
        long double u = x * PHI;
        u -= (int64_t)u;
        for (int part = 0; part < 64; part++) {
            long double low = part / 64.0L - NEAR, high = (part + 1) / 64.0L + NEAR;
            if (low > u && high < u + PHI - 1)
                same[x] |= 1ull << part;
            if (high < u + PHI - 2)
                next[x] |= 1ull << part;
        }
    }
    for (int x = 1; x <= to; x++) {
        if (!partner[x])
            continue;
        int top = partner[x] - 1 < to ? partner[x] - 1 : to, kept = 0;
        uint64_t *line = places + partner[x] - top, in_same = same[x], in_next = next[x];
        for (int i = 0; i <= top - x; i++)
            alive[i] = !((line[i] & in_same) | (line[i + 1] & in_next));
        for (int y = x; y <= top; y++) {
            if (!alive[top - y] || !partner[y])
                continue;
            int k = partner[y] - x; /* the line of the mirror image */
            if ((places[k] & same[y]) | (places[k + 1] & next[y]))
                continue;
            if (!reached(x, y, partner[x] - y) && !reached(y, x, k))
                found[kept++] = y;
        }
        for (int i = 0; i < kept; i++) {
            add(x, found[i]);
            if ((int)found[i] > x)
                add(found[i], x);
        }
        uint32_t head[2] = {x, kept};
        fwrite(head, sizeof *head, 2, stdout);
        fwrite(found, sizeof *found, kept, stdout);
    }
    return 0;
}
