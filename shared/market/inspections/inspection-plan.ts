import { localDate } from '../dates/day.ts';
import type { Point } from '../search/listing-search.ts';
import { metresBetween } from '../search/metres-between.ts';

/** Homes that a plan chooses from. */
export const mostPlanned = 30;
/** Minutes at a home, less where its inspection is shorter. */
const visitMinutes = 15;

/** Inspections of a home on one day. */
const mostTimes = 6;
/** Minutes for the walk from door to door of one building. */
const nextDoor = { metres: 150, minutes: 2 } as const;
/** Minutes to get into the car and to park. */
const parkingMinutes = 5;
/** Roads are longer than the straight line; metres a minute in a suburb. */
const [detour, metresAMinute] = [1.3, 500];
/** Minutes to or from an address that is not public. */
const unknownMinutes = 20;
/** Unfinished orders that are followed at once. Up to five homes have fewer, so that the best is found. */
const mostRoutes = 100;
const minuteMs = 60_000;

/** A home with its coming inspections. */
export interface OpenHome {
  readonly id: string;
  readonly timeZone: string;
  /** Null where the address is not public. */
  readonly point: Point | null;
  /** ISO 8601. */
  readonly inspections: readonly OpenTime[];
}

interface OpenTime {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** One home of a day's plan, with the inspection that is visited. Times are ISO 8601 in UTC. */
export interface PlannedVisit extends OpenTime {
  readonly id: string;
  readonly arriveAt: string;
  readonly leaveAt: string;
  /** From the home before, in a straight line; null for the first one and where an address is not public. */
  readonly metres: number | null;
  /** Estimated minutes by car from the home before; null for the first one. */
  readonly minutes: number | null;
}

/** A home that is open on the day but does not fit into its plan. */
export interface PlanClash extends OpenTime {
  readonly id: string;
  /** Ids of the homes visited at that time; empty where the way is too far. */
  readonly with: readonly string[];
}

/** A day's inspections in a sensible order. */
export interface InspectionPlan {
  readonly visits: readonly PlannedVisit[];
  readonly clashes: readonly PlanClash[];
}

/** A day on which homes are open: yyyy-MM-dd where they are. */
export interface OpenDay {
  readonly day: string;
  readonly homes: number;
}

/** The days on which homes are still open, soonest first. @param now milliseconds since 1970 */
export function openDays(homes: readonly OpenHome[], now: number): readonly OpenDay[] {
  const counts = new Map<string, number>();
  for (const home of homes)
    for (const day of new Set(comingOf(home, now).map(({ startsAt }) => localDate(startsAt, home.timeZone))))
      counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, homes: count })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The first day with the most open homes. */
export const fullestDay = (days: readonly OpenDay[]): string | undefined =>
  days.toSorted((a, b) => b.homes - a.homes)[0]?.day;

const comingOf = ({ inspections }: OpenHome, now: number): readonly OpenTime[] =>
  inspections.filter(({ endsAt }) => Date.parse(endsAt) > now);

interface Slot extends OpenTime {
  /** Index of the home. */
  readonly home: number;
  readonly start: number;
  /** The last moment to arrive. */
  readonly latest: number;
  readonly stay: number;
}

/** An order of some homes, the last one first. */
interface Route {
  readonly seen: number;
  readonly slot: Slot;
  readonly before: Route | null;
  readonly arrive: number;
  readonly leave: number;
  /** Minutes on the way in all. */
  readonly travel: number;
}

/**
 * The inspections of one day in the order that visits the most homes, each once, with the least travel; a home that is
 * open several times is visited when it suits.
 * @param homes at most `mostPlanned`; more are left out
 * @param now milliseconds since 1970
 */
export function planInspections(homes: readonly OpenHome[], day: string, now: number): InspectionPlan {
  const planned = homes.slice(0, mostPlanned);
  const slots = planned.flatMap((home, index) => slotsOf(home, index, day, now));
  const minutes = travelTable(planned);
  const best = bestRoute(slots, minutes, now);
  const visits = best === null ? [] : visitsOf(best, planned, minutes);
  return { visits, clashes: clashesOf(slots, visits, planned) };
}

function slotsOf(home: OpenHome, index: number, day: string, now: number): Slot[] {
  return comingOf(home, now)
    .filter(({ startsAt }) => localDate(startsAt, home.timeZone) === day)
    .slice(0, mostTimes)
    .map(({ startsAt, endsAt }) => {
      const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
      const stay = Math.min(visitMinutes * minuteMs, end - start);
      return { startsAt, endsAt, home: index, start, latest: end - stay, stay };
    });
}

/** Minutes by car between homes. */
function travelTable(homes: readonly OpenHome[]): readonly (readonly number[])[] {
  return homes.map(({ point }) =>
    homes.map((other) => {
      if (point === null || other.point === null) return unknownMinutes;
      const metres = metresBetween(point, other.point);
      return metres <= nextDoor.metres
        ? nextDoor.minutes
        : Math.ceil(parkingMinutes + (metres * detour) / metresAMinute);
    }),
  );
}

function bestRoute(slots: readonly Slot[], minutes: readonly (readonly number[])[], now: number): Route | null {
  let routes = bestOf(slots.flatMap((slot) => follow(null, slot, 0, now)));
  let best: Route | null = null;
  while (routes[0] !== undefined) {
    // Of as many homes: the shortest way, then the earliest end.
    best = routes.reduce((a, b) => ((b.travel - a.travel || b.leave - a.leave) < 0 ? b : a));
    routes = bestOf(
      routes.flatMap((route) =>
        slots.flatMap((slot) => follow(route, slot, minutes[route.slot.home]?.[slot.home] ?? 0, route.leave)),
      ),
    );
  }
  return best;
}

/** The route with one more home, if it can be reached in time. */
function follow(before: Route | null, slot: Slot, way: number, from: number): Route[] {
  const bit = 2 ** slot.home;
  const seen = before?.seen ?? 0;
  const arrive = Math.max(slot.start, from + way * minuteMs);
  if (arrive > slot.latest || Math.floor(seen / bit) % 2 === 1) return [];
  return [{ seen: seen + bit, slot, before, arrive, leave: arrive + slot.stay, travel: (before?.travel ?? 0) + way }];
}

/** Of routes through the same homes to the same one the first to leave it; of all, those that leave first. */
function bestOf(routes: readonly Route[]): readonly Route[] {
  const found = new Map<string, Route>();
  for (const route of routes) {
    const key = `${route.seen} ${route.slot.home}`;
    const other = found.get(key);
    if (other === undefined || (route.leave - other.leave || route.travel - other.travel) < 0) found.set(key, route);
  }
  return [...found.values()].toSorted((a, b) => a.leave - b.leave || a.travel - b.travel).slice(0, mostRoutes);
}

const iso = (time: number): string => new Date(time).toISOString();

function visitsOf(
  last: Route,
  homes: readonly OpenHome[],
  minutes: readonly (readonly number[])[],
): readonly PlannedVisit[] {
  const visits: PlannedVisit[] = [];
  for (let route: Route | null = last; route !== null; route = route.before) {
    const { slot, arrive, leave, before }: Route = route;
    const home = homes[slot.home];
    const former = before && homes[before.slot.home]?.point;
    visits.unshift({
      id: home?.id ?? '',
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      arriveAt: iso(arrive),
      leaveAt: iso(leave),
      metres: former && home?.point ? Math.round(metresBetween(former, home.point)) : null,
      minutes: before && (minutes[before.slot.home]?.[slot.home] ?? null),
    });
  }
  return visits;
}

function clashesOf(
  slots: readonly Slot[],
  visits: readonly PlannedVisit[],
  homes: readonly OpenHome[],
): readonly PlanClash[] {
  const visited = new Set(visits.map(({ id }) => id));
  const left = new Map<string, Slot>();
  for (const slot of slots.toSorted((a, b) => a.start - b.start)) {
    const { id = '' } = homes[slot.home] ?? {};
    if (!visited.has(id) && !left.has(id)) left.set(id, slot);
  }
  return [...left].map(([id, { startsAt, endsAt, start, latest, stay }]) => ({
    id,
    startsAt,
    endsAt,
    with: visits
      .filter(({ arriveAt, leaveAt }) => Date.parse(arriveAt) < latest + stay && Date.parse(leaveAt) > start)
      .map((visit) => visit.id),
  }));
}
