import fc from 'fast-check';
import { fullestDay, mostPlanned, openDays, planInspections, type OpenHome } from './inspection-plan.ts';

const timeZone = 'Australia/Melbourne';
const day = '2026-12-05';
const now = Date.parse('2026-12-01T00:00:00Z');
/** '10:00' of that Saturday in Melbourne. */
const at = (clock: string): string => new Date(Date.parse(`${day}T${clock}:00Z`) - 11 * 3_600_000).toISOString();
/** So many metres east of the first one, open from one time to another of that Saturday. */
const home = (id: string, metres: number | null, ...open: readonly string[]): OpenHome => ({
  id,
  timeZone,
  point: metres === null ? null : { latitude: 0, longitude: metres / 111_195 },
  inspections: open.map((each) => {
    const [from = '', to = ''] = each.split('-');
    return { startsAt: at(from), endsAt: at(to) };
  }),
});
const orderOf = (homes: readonly OpenHome[], from = now) =>
  planInspections(homes, day, from).visits.map(({ id, arriveAt }) => `${id} ${arriveAt.slice(11, 16)}`);

test('[MEMB-60] a day visits as many homes as possible, each once and in time, with distances and minutes between', () => {
  const homes = [
    home('far', 8000, '10:00-10:30', '11:30-12:00'),
    home('first', 0, '10:00-10:30'),
    home('near', 1000, '10:15-10:45'),
  ];
  const { visits, clashes } = planInspections(homes, day, now);
  expect(visits.map(({ id, arriveAt, metres, minutes }) => [id, arriveAt, metres, minutes])).toEqual([
    ['first', at('10:00'), null, null],
    ['near', at('10:23'), 1000, 8],
    ['far', at('11:30'), 7000, 24],
  ]);
  expect(clashes).toEqual([]);
  // Those that have ended are no more, and one that has begun is visited now.
  expect(orderOf(homes, Date.parse(at('10:20')))).toEqual(['near 23:20', 'far 00:30']);
});

test('[MEMB-60] what does not fit names the homes visited at that time, or none where the way is too far', () => {
  const { visits, clashes } = planInspections(
    [home('a', 0, '10:00-10:15'), home('b', 100, '10:00-10:15'), home('c', 40_000, '10:30-10:45')],
    day,
    now,
  );
  expect(visits.map(({ id }) => id)).toEqual(['a']);
  expect(clashes.map(({ id, with: others }) => [id, others])).toEqual([
    ['b', ['a']],
    ['c', []],
  ]);
});

test('[MEMB-60] a home whose address is not public has no distance, and time enough to get there', () => {
  const { visits } = planInspections([home('a', 0, '10:00-10:15'), home('b', null, '10:30-11:00')], day, now);
  expect(visits.map(({ metres, minutes, arriveAt }) => [metres, minutes, arriveAt])).toEqual([
    [null, null, at('10:00')],
    [null, 20, at('10:35')],
  ]);
});

test('[MEMB-60] days are those where the homes are; the fullest is chosen first', () => {
  const utc = (time: string) => [{ startsAt: `${time}:00.000Z`, endsAt: `${time}:59.000Z` }];
  const late = utc('2026-12-05T15:00');
  const homes = [
    home('a', 0, '10:00-10:30', '12:00-12:30'),
    // It is Saturday in Perth and Sunday in Melbourne.
    { ...home('p', 0), timeZone: 'Australia/Perth', inspections: late },
    { ...home('m', 0), inspections: late },
    { ...home('past', 0), inspections: utc('2026-11-28T00:00') },
  ];
  expect(openDays(homes, now)).toEqual([
    { day, homes: 2 },
    { day: '2026-12-06', homes: 1 },
  ]);
  expect(
    fullestDay([
      { day: '2026-12-04', homes: 1 },
      { day, homes: 3 },
      { day: '2026-12-06', homes: 3 },
    ]),
  ).toBe(day);
  expect(fullestDay([])).toBeUndefined();
});

const someHomes = fc
  .array(
    fc.record({
      metres: fc.integer({ min: 0, max: 20_000 }),
      open: fc.array(fc.record({ from: fc.integer({ min: 0, max: 16 }), quarters: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
    { maxLength: 5 },
  )
  .map((homes) =>
    homes.map(({ metres, open }, index) => ({
      ...home(String(index), metres),
      inspections: open.map(({ from, quarters }) => {
        const start = Date.parse(at('09:00')) + from * 900_000;
        return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + quarters * 900_000).toISOString() };
      }),
    })),
  );

/** The most homes that any order visits, tried one by one. */
function mostVisited(homes: readonly OpenHome[], way: (one: OpenHome, other: OpenHome) => number): number {
  const from = (seen: readonly OpenHome[], time: number): number => {
    const last = seen.at(-1);
    const counts = homes
      .filter((each) => !seen.includes(each))
      .flatMap((each) =>
        each.inspections.map(({ startsAt, endsAt }) => {
          const arrive = Math.max(Date.parse(startsAt), time + (last ? way(last, each) : 0));
          const leave = arrive + 900_000;
          return leave <= Date.parse(endsAt) ? from([...seen, each], leave) : seen.length;
        }),
      );
    return Math.max(seen.length, ...counts);
  };
  return from([], 0);
}

test('[MEMB-60] no order visits more homes, and none is visited outside its inspection or before it can be reached', () => {
  const minutes = (one: OpenHome, other: OpenHome): number => {
    const { visits } = planInspections(
      [
        { ...one, inspections: [{ startsAt: at('00:00'), endsAt: at('00:15') }] },
        { ...other, inspections: [{ startsAt: at('12:00'), endsAt: at('12:15') }] },
      ],
      day,
      now,
    );
    return (visits[1]?.minutes ?? Number.NaN) * 60_000;
  };
  fc.assert(
    fc.property(someHomes, (homes) => {
      const { visits, clashes } = planInspections(homes, day, now);
      expect(visits.length + clashes.length).toBe(homes.length);
      for (const [index, visit] of visits.entries()) {
        expect(visit.arriveAt >= visit.startsAt && visit.leaveAt <= visit.endsAt).toBe(true);
        const before = visits[index - 1];
        if (before)
          expect(Date.parse(visit.arriveAt) - Date.parse(before.leaveAt)).toBeGreaterThanOrEqual(
            (visit.minutes ?? 0) * 60_000,
          );
      }
      expect(visits.length).toBe(mostVisited(homes, minutes));
    }),
    { numRuns: 60 },
  );
});

test('[MEMB-60] a plan has at most as many homes as can be chosen', () => {
  const many = Array.from({ length: mostPlanned + 5 }, (_, id) => home(String(id), id * 10, '09:00-17:00'));
  const { visits, clashes } = planInspections(many, day, now);
  expect(visits.length + clashes.length).toBe(mostPlanned);
});
