import type { HealthSum, PinSet, RegistryEvent } from '@verandah/release-registry';
import type { MonitorSettings } from '../health-monitor/settings.ts';
import { verdictOf } from '../health-monitor/verdict.ts';
import { Refusal } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { errorGroups } from './error-groups.ts';
import type { Incident, IncidentMove, IncidentVerdict, SlowOperation } from './incident.ts';
import { sentPages } from './sent-pages.ts';
import { undoOf } from './undo.ts';

type IncidentClient = Pick<RegistryClient, 'pins' | 'pinsAt' | 'events' | 'health' | 'operationTimes'>;
interface IncidentParts {
  readonly client: IncidentClient;
  readonly monitor: MonitorSettings;
  readonly now: () => number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long figures have minutes: the registry adds older ones up by the hour. */
const minutesLast = 2 * day - hour;
/** What changed up to an hour before may be the cause, and what somebody did about it follows soon. */
const [lookBack, lookAhead] = [hour, 30 * minute];
const mostOperations = 10;
const eventsAtOnce = 1000;
/** Entries that a move is looked for in: rejections may be many. */
const mostEvents = 20_000;
const toIso = (time: number): string => new Date(time).toISOString();

/**
 * What happened in a time: moves, verdicts, failures, slow operations, what visitors saw, and what undoes the moves.
 * @param from @param until ISO 8601, a day apart at most
 * @throws {Refusal} 'invalid' for a time that has no length, is longer than a day or has not begun
 */
export async function readIncident(
  { client, monitor, now }: IncidentParts,
  from: string,
  until: string,
): Promise<Incident> {
  const [begin, end] = [Date.parse(from), Math.min(Date.parse(until), now())];
  if (begin >= now()) throw new Refusal('invalid', `${from} is in the future: an incident has begun.`);
  if (!(end > begin)) throw new Refusal('invalid', 'The time of an incident ends after it begins.');
  if (end - begin > day)
    throw new Refusal('invalid', 'The time of an incident is a day at most: ask for a shorter one.');
  const step = begin < now() - minutesLast ? hour : minute;
  const first = Math.floor(begin / step) * step;
  const last = Math.ceil(end / step) * step;
  const sums = (start: number, stop: number, seconds: number): Promise<readonly HealthSum[]> =>
    client.health({ from: toIso(start), until: toIso(stop), step: seconds });
  const [events, pinsThen, pinsNow, figures, before, operations] = await Promise.all([
    eventsSince(client, begin - lookBack),
    client.pinsAt({ moment: toIso(end) }),
    client.pins(),
    sums(first, last, step / 1000),
    sums(2 * first - last, first, Math.ceil((last - first) / 1000)),
    slowOperations(client, first, last),
  ]);
  const errors = errorGroups(figures, before);
  const verdicts = await verdictsAt(pinsThen, end, { client, monitor });
  return {
    from: toIso(begin),
    until: toIso(end),
    step: step / 1000,
    moves: movesAround(events, begin, end),
    verdicts,
    errors,
    operations,
    sent: sentPages(figures),
    undo: undoOf({ events, until: end, pins: pinsNow?.pins ?? {}, errors, verdicts }),
  };
}

/** Entries of the log since a time, newest first. */
async function eventsSince(client: Pick<RegistryClient, 'events'>, since: number): Promise<RegistryEvent[]> {
  const all: RegistryEvent[] = [];
  for (;;) {
    const before = all.at(-1)?.id;
    const more = await client.events({ limit: eventsAtOnce, ...(before !== undefined && { before }) });
    all.push(...more);
    const oldest = more.at(-1);
    if (!oldest || more.length < eventsAtOnce || all.length >= mostEvents || Date.parse(oldest.at) < since)
      return all.filter(({ at }) => Date.parse(at) >= since);
  }
}

/** The entries in the window and around it, oldest first. A published release is not a move: nobody is served it. */
function movesAround(events: readonly RegistryEvent[], begin: number, end: number): IncidentMove[] {
  const whenOf = (at: number): IncidentMove['when'] => (at < begin ? 'before' : at <= end ? 'during' : 'after');
  return events
    .filter(({ at, action }) => Date.parse(at) <= end + lookAhead && action !== 'publish')
    .toReversed()
    .map(({ id, at, who, action, area, from, to, why, detail }) => ({
      id,
      at,
      who,
      action,
      area,
      from,
      to,
      why,
      detail,
      when: whenOf(Date.parse(at)),
    }));
}

/** The verdicts of the health monitor as it judged at the end of the window, without those on areas with nothing new. */
async function verdictsAt(
  set: PinSet,
  at: number,
  { client, monitor }: Pick<IncidentParts, 'client' | 'monitor'>,
): Promise<IncidentVerdict[]> {
  // What was logged after that was not known then.
  const past = {
    health: client.health,
    events: async (query?: { readonly area?: string; readonly limit?: number | string }) =>
      (await client.events(query)).filter((event) => Date.parse(event.at) <= at),
  } as Pick<RegistryClient, 'events' | 'health'>;
  const areas = Object.keys(set.pins).toSorted();
  const verdicts = await Promise.all(
    areas.map(async (area) => ({
      area,
      ...(await verdictOf(area, set, { client: past, settings: monitor, now: () => at })).verdict,
    })),
  );
  return verdicts
    .filter(({ state }) => state !== 'idle')
    .map(({ area, state, version, against, words }) => ({ area, state, version, against, words }));
}

async function slowOperations(
  client: Pick<RegistryClient, 'operationTimes'>,
  first: number,
  last: number,
): Promise<SlowOperation[]> {
  const read = (from: number, until: number, limit: number) =>
    client.operationTimes({ from: toIso(from), until: toIso(until), limit });
  const [times, before] = await Promise.all([read(first, last, mostOperations), read(2 * first - last, first, 100)]);
  return times.map((time) => ({
    ...time,
    meanMsBefore: before.find(({ operation }) => operation === time.operation)?.meanMs ?? null,
  }));
}
