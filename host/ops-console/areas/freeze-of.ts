import type { Freeze } from '@verandah/releases';

/** The freeze that applies to an area at a time; the longest when there are several. */
export const freezeOf = (freezes: readonly Freeze[], area: string, now: number): Freeze | undefined =>
  freezes
    .filter(
      (one) =>
        (one.area === null || one.area === area) &&
        one.liftedAt === null &&
        Date.parse(one.from) <= now &&
        now < Date.parse(one.until),
    )
    .toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))[0];
