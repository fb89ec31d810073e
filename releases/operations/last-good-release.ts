import { Refusal } from '../refusal.ts';
import { candidatesOf } from '../health-monitor/candidates.ts';
import { looksBack } from '../health-monitor/verdict.ts';
import type { OperationsContext } from './context.ts';
import type { LivePin } from './live-pin.ts';
import { servingProblem } from './stored-release.ts';

/** Candidates of a rollback that its log entry names. */
const mostConsidered = 10;

/**
 * The release to go back to, and the ones before it in the order in which they were considered, for the log.
 * @throws {Refusal} 'nothing-previous' with the reasons
 */
export async function findLastGood(
  { client, store }: OperationsContext,
  area: string,
  { version: live, previous }: LivePin,
): Promise<{ readonly version: string; readonly considered: readonly object[] }> {
  const considered: { readonly version: string; readonly skipped: string | null }[] = [];
  const logged = candidatesOf(await client.events({ area, limit: looksBack }), live);
  // The entries of a release that was live long ago may be further back than is read.
  const candidates = logged.length === 0 && previous !== null ? [{ version: previous, skipped: null }] : logged;
  for (const { version, skipped } of candidates) {
    const problem = skipped ?? (await servingProblem(store, area, version));
    considered.push({ version, skipped: problem === null ? null : problem.slice(0, 200) });
    if (problem === null) return { version, considered: considered.slice(-mostConsidered) };
  }
  const reasons = considered.slice(0, 5).map(({ version, skipped }) => ` ${version}: ${skipped?.replace(/\.$/, '')}.`);
  const remedy =
    considered.length === 0
      ? 'To take the area off the site, withdraw it; restore puts it back.'
      : 'Name one with --to VERSION.';
  throw new Refusal('nothing-previous', `${area} ${live} has no good release before it.${reasons.join('')} ${remedy}`);
}
