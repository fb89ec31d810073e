import type { Delivery } from '@verandah/release-registry';
import type { RegistryClient } from '../registry/registry-client.ts';

const minute = 60_000;

/** How far a step is. `words`: what has passed of it. */
export interface StepProgress {
  readonly isDue: boolean;
  readonly words: string;
}

/**
 * Whether a step has lasted as long, and was seen as often, as its plan says.
 * @param now milliseconds since 1970, by the registry's clock
 */
export async function stepProgress(
  { area, version, steps, step: at, stepAt }: Delivery,
  client: Pick<RegistryClient, 'health'>,
  now: number,
): Promise<StepProgress> {
  const { minutes = 0, views = 0 } = steps[at] ?? {};
  const passed = Math.max(0, now - Date.parse(stepAt));
  const seen = views > 0 ? await viewsSince(Date.parse(stepAt), { area, version }, client, now) : 0;
  const parts = [
    ...(minutes > 0 ? [`${Math.floor(passed / minute)} of ${minutes} min`] : []),
    ...(views > 0 ? [`${seen} of ${views} page views`] : []),
  ];
  return { isDue: passed >= minutes * minute && seen >= views, words: parts.join(', ') || 'no limit' };
}

/**
 * Page views of a release. They are counted by the minute: those of the step before in the same minute do not count
 * for this one.
 */
async function viewsSince(
  since: number,
  { area, version }: { readonly area: string; readonly version: string },
  client: Pick<RegistryClient, 'health'>,
  now: number,
): Promise<number> {
  const from = Math.ceil(since / minute) * minute;
  if (now <= from) return 0;
  const sums = await client.health({
    area,
    from: new Date(from).toISOString(),
    until: new Date(now).toISOString(),
    step: Math.ceil((now - from) / 1000) + 1,
  });
  return sums.filter((sum) => sum.version === version).reduce((all, { counts }) => all + (counts['views'] ?? 0), 0);
}
