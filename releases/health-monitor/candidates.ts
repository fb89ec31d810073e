import { endsRollout, monitorName, type RegistryEvent } from '@verandah/release-registry';

export { monitorName };

/** A release that an area could be rolled back to; `skipped` states why it is not, null when it can be. */
export interface Candidate {
  readonly version: string;
  readonly skipped: string | null;
}

/** Whether a rollback was made as a precaution: nothing is known to be wrong with the release. */
export const isPrecaution = ({ detail }: Pick<RegistryEvent, 'detail'>): boolean =>
  (detail as { precaution?: unknown } | null)?.precaution === true;
const reasonOf = ({ at, who, why }: RegistryEvent): string =>
  `on ${at.slice(0, 16).replace('T', ' ')} by ${who}${why ? `: ${why}` : ''}`;

/** What an entry states against a release, null: nothing. */
function complaintOf(event: RegistryEvent, version: string): string | null {
  const { action, from, to, who } = event;
  if (action === 'rollback' && from === version && to !== version && !isPrecaution(event))
    return `rolled back ${reasonOf(event)}`;
  if (action === 'rollout' && to === version && who === monitorName && endsRollout(event.detail))
    return `its rollout was ended ${reasonOf(event)}`;
  return null;
}

/**
 * The releases that an area could be rolled back to, the one that was live last first. One that was rolled back, but
 * not as a precaution, is skipped until it is made live again: from then on it is trusted as before.
 * @param events of the area, newest first @param live the live release
 */
export function candidatesOf(events: readonly RegistryEvent[], live: string): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const [at, { action, to }] of events.entries()) {
    if ((action !== 'promote' && action !== 'rollback') || to === null || to === live || found.has(to)) continue;
    const since = events.slice(0, at).toReversed();
    found.set(to, {
      version: to,
      skipped: since.reduce<string | null>((complaint, event) => complaintOf(event, to) ?? complaint, null),
    });
  }
  return [...found.values()];
}
