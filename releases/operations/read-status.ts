import type { BuildOrigin, ReleaseManifest } from '@verandah/areas';
import { originOf } from '@verandah/areas/provenance';
import type { Delivery, Pin, RecordedRelease, RegistryEvent } from '@verandah/release-registry';
import type { OperationsContext } from './context.ts';
import { jointPromotion } from './joint-promotion.ts';
import type { AreaStatus, Status } from './operations.ts';

/** Who built a release, where and from what; null when not recorded. */
export const recordedOrigin = ({ provenance }: ReleaseManifest): BuildOrigin | null =>
  provenance ? originOf(provenance) : null;

/** What is live, or was at a given time (ISO 8601). */
export async function readStatus(context: OperationsContext, at: string | undefined): Promise<Status> {
  const { client } = context;
  const isNow = at === undefined;
  const [set, releases, freezes, moves, deliveries, targets] = await Promise.all([
    at === undefined ? client.pins() : client.pinsAt({ moment: at }),
    client.releases(),
    client.freezes(),
    client.lastMoves({ moment: at }),
    isNow ? client.deliveries() : [],
    isNow ? client.targets() : [],
  ]);
  const { revision, pins } = set ?? { revision: 0, pins: {} };
  const published = releases.filter(({ publishedAt }) => at === undefined || Date.parse(publishedAt) <= Date.parse(at));
  const areas = [...new Set([...Object.keys(pins), ...published.map((release) => release.area)])].sort();
  return {
    revision,
    at: at ?? null,
    freezes,
    failingTargets: targets.flatMap(({ name, channel, failingSince, problem }) =>
      failingSince === null ? [] : [{ name, channel, failingSince, problem }],
    ),
    areas: await Promise.all(
      areas.map((area) => readAreaStatus(context, area, { pin: pins[area], published, moves, deliveries, isNow })),
    ),
  };
}

interface Recorded {
  readonly pin: Pin | undefined;
  readonly published: readonly RecordedRelease[];
  /** What made the live versions live. */
  readonly moves: readonly RegistryEvent[];
  readonly deliveries: readonly Delivery[];
  /** Whether this is the present status: only then this host's files matter. */
  readonly isNow: boolean;
}
async function readAreaStatus(
  { store }: OperationsContext,
  area: string,
  { pin, published, moves, deliveries, isNow }: Recorded,
): Promise<AreaStatus> {
  const live = pin?.version ?? null;
  const found = live === null ? null : await store.read(area, live);
  const change = moves.find((one) => one.area === area && one.to === live);
  return {
    area,
    live,
    previous: pin?.previous ?? null,
    rollout: pin?.rollout ?? null,
    delivery: deliveries.find((one) => one.area === area) ?? null,
    withdrawn: pin?.withdrawn ?? null,
    versions: published.filter((release) => release.area === area).map((release) => release.version),
    problem: found && 'problem' in found && isNow ? found.problem : null,
    joint: change && live !== null ? jointPromotion([change], area, live) : null,
    since: change ? { at: change.at, who: change.who, why: change.why } : null,
    sourceRevision: found && 'manifest' in found ? found.manifest.revision || null : null,
    origin: found && 'manifest' in found ? recordedOrigin(found.manifest) : null,
  };
}
