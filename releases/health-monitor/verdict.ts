import type { HealthSum, Pin, PinSet } from '@verandah/release-registry';
import type { RegistryClient } from '../registry/registry-client.ts';
import { addCounts } from './counts.ts';
import { judgeRelease, type Judgement } from './judge.ts';
import type { MonitorSettings } from './settings.ts';
import type { Counts, MonitorVerdict } from './shapes.ts';
import { monitoredOf, type MonitoredRelease } from './monitored-release.ts';

export interface VerdictParts {
  readonly client: Pick<RegistryClient, 'events' | 'health'>;
  readonly settings: MonitorSettings;
  readonly now: () => number;
}
/** A verdict and its subject; `watched` is null without a subject. */
export interface AreaVerdict {
  readonly verdict: MonitorVerdict;
  readonly monitored: MonitoredRelease | null;
}

const minute = 60_000;
const day = 86_400_000;
/** Maximum number of log entries of an area that are read. */
export const looksBack = 500;
const toIsoText = (time: number): string => new Date(time).toISOString();
const ofVersion = (sums: readonly HealthSum[], area: string, version: string): Counts =>
  sums.find((sum) => sum.area === area && sum.version === version)?.counts ?? {};

function idleWords(pin: Pin | undefined): string {
  if (pin?.withdrawn) return `the area is withdrawn; ${pin.version} comes back with it`;
  return pin?.version ? `${pin.version} has been live for long, or was gone back to` : 'nothing is live';
}

/** Judges what is new in an area by the counts of all hosts. @param pins of all areas */
export async function verdictOf(area: string, { pins }: PinSet, parts: VerdictParts): Promise<AreaVerdict> {
  const { client, settings, now } = parts;
  const pin = pins[area];
  const monitored = pin
    ? monitoredOf(pin, await client.events({ area, limit: looksBack }), settings.minutes, now())
    : null;
  if (!monitored)
    return {
      monitored,
      verdict: {
        state: 'idle',
        monitored: null,
        version: null,
        against: null,
        since: null,
        until: null,
        words: idleWords(pin),
        acts: null,
      },
    };
  const { state, words } =
    monitored.kind === 'rollout'
      ? await judgeRollout(area, monitored, parts)
      : monitored.against === null
        ? await judgeFirst(area, monitored, Object.keys(pins), parts)
        : await judgePromotion(area, { ...monitored, against: monitored.against }, Object.keys(pins), parts);
  const act = actOn(monitored);
  const stays = monitored.insisted
    ? '; it was undone once and made live again, so it stays'
    : act === null
      ? '; there is no good release to go back to'
      : '';
  return {
    monitored,
    verdict: {
      state,
      monitored: monitored.kind,
      version: monitored.version,
      against: monitored.against,
      since: toIsoText(monitored.since),
      until: monitored.until === null ? null : toIsoText(monitored.until),
      words: state === 'worse' ? words + stays : words,
      acts: state === 'worse' && !monitored.insisted ? act : null,
    },
  };
}

/** What undoes a release; null: nothing does. */
function actOn({ kind, against, targets, joint }: MonitoredRelease): MonitorVerdict['acts'] {
  if (kind === 'rollout') return 'end-rollout';
  if (targets.length > 0 || joint) return 'rollback';
  return against === null ? 'withdraw' : null;
}

/** The counts between two times, as one sum for each release. @param area undefined: all areas */
function sumsOf({ client }: VerdictParts, from: number, until: number, area?: string): Promise<readonly HealthSum[]> {
  const first = Math.floor(from / minute) * minute;
  return client.health({
    from: toIsoText(first),
    until: toIsoText(until),
    step: Math.ceil((until - first) / 1000) + 1,
    ...(area !== undefined && { area }),
  });
}

/**
 * Compares a release with the one beside it, in the same minutes: over the last hour, so that a new failure is not
 * outweighed, and over a day, for rare failures.
 */
async function judgeRollout(
  area: string,
  { version, against, since }: MonitoredRelease,
  parts: VerdictParts,
): Promise<Judgement> {
  const { settings, now } = parts;
  let judgement: Judgement | undefined;
  for (const length of [settings.minutes * minute, day]) {
    const from = Math.max(since, now() - length);
    const sums = await sumsOf(parts, from, now(), area);
    judgement = judgeRelease(
      {
        fresh: ofVersion(sums, area, version),
        other: against === null ? {} : ofVersion(sums, area, against),
        otherName: against === null ? 'any other release' : `${against} beside it`,
      },
      settings,
    );
    if (judgement.state === 'worse' || from === since) return judgement;
  }
  return judgement as Judgement;
}

/** The other areas of which nothing has moved since a time. */
async function isUnmoved(
  area: string,
  areas: readonly string[],
  from: number,
  { client }: VerdictParts,
): Promise<readonly string[]> {
  const still: string[] = [];
  for (const other of areas.filter((one) => one !== area)) {
    const moved = (await client.events({ area: other, limit: looksBack })).some(
      ({ action, at }) =>
        ['promote', 'rollback', 'rollout', 'withdraw', 'restore'].includes(action) && Date.parse(at) > from,
    );
    if (!moved) still.push(other);
  }
  return still;
}

/**
 * Judges the first release of an area, which has nothing to be compared with. Unless areas that have not moved since
 * are well, it may not be the cause: a new site must not disappear because its database is slow.
 */
async function judgeFirst(
  area: string,
  monitored: MonitoredRelease,
  areas: readonly string[],
  parts: VerdictParts,
): Promise<Judgement> {
  const judgement = await judgeRollout(area, monitored, parts);
  if (judgement.state !== 'worse') return judgement;
  const still = await isUnmoved(area, areas, monitored.since, parts);
  const total: Record<string, number> = {};
  for (const sum of await sumsOf(parts, monitored.since, parts.now()))
    if (still.includes(sum.area)) addCounts(total, sum.counts);
  const others = judgeRelease({ fresh: total, other: {}, otherName: 'any other release' }, parts.settings);
  if (others.state === 'well') return judgement;
  const why =
    others.state === 'worse'
      ? `but unchanged areas fail as well (${others.words})`
      : 'and no unchanged area has enough page views to show that the site itself is well';
  return { state: 'waiting', words: `${judgement.words}; ${why}` };
}

/**
 * Compares a release with the day before of the one that it replaced. If unchanged areas also fail more than before,
 * the release is not to blame.
 */
async function judgePromotion(
  area: string,
  { version, against, since }: MonitoredRelease & { readonly against: string },
  areas: readonly string[],
  parts: VerdictParts,
): Promise<Judgement> {
  const { settings, now } = parts;
  const [after, before] = await Promise.all([
    sumsOf(parts, since, now(), area),
    sumsOf(parts, since - day, since, area),
  ]);
  const judgement = judgeRelease(
    { fresh: ofVersion(after, area, version), other: ofVersion(before, area, against), otherName: `${against} before` },
    settings,
  );
  if (judgement.state !== 'worse') return judgement;
  const still = await isUnmoved(area, areas, since - day, parts);
  const whole = async (from: number, until: number): Promise<Counts> => {
    const total: Record<string, number> = {};
    for (const sum of await sumsOf(parts, from, until)) if (still.includes(sum.area)) addCounts(total, sum.counts);
    return total;
  };
  const others = judgeRelease(
    { fresh: await whole(since, now()), other: await whole(since - day, since), otherName: 'the day before' },
    settings,
  );
  return others.state === 'worse'
    ? {
        state: 'waiting',
        words: `${judgement.words}; but unchanged areas fail more as well (${others.words}), so it is not the only cause`,
      }
    : judgement;
}
