import type { ReleaseManifest } from '@verandah/areas';

const formatKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
/** Growth of a first page above which it is noted. */
const growth = 1.1;

/**
 * Notes for the report of a release, about changes that break nothing.
 * @param live the live releases and those in rollout
 */
export function notesOn(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): string[] {
  const {
    area,
    contract: { budgets, routes, topics },
    firstPageScript,
  } = manifest;
  const notes: string[] = [];
  if (firstPageScript > budgets.firstPageScript)
    notes.push(
      `The first page loads ${formatKilobytes(firstPageScript)} of script (gzip); its budget is ${formatKilobytes(budgets.firstPageScript)}.`,
    );
  const now = live.find((other) => other.area === area);
  if (now && firstPageScript > now.firstPageScript * growth)
    notes.push(
      `The first page loads ${formatKilobytes(firstPageScript)} of script (gzip), ${now.version} loads ${formatKilobytes(now.firstPageScript)}.`,
    );
  const gone = now?.contract.routes.filter((route) => !routes.includes(route)) ?? [];
  if (now && gone.length > 0)
    notes.push(`It gives up ${gone.join(', ')} of ${now.version}: those addresses respond 404.`);
  const published = new Set([
    ...topics.publishes,
    ...live.filter((other) => other.area !== area).flatMap((other) => other.contract.topics.publishes),
  ]);
  const others = new Set([...published].map((topic) => topic.split('@')[0]));
  // A topic that has no version at all belongs to the shell.
  const unheard = topics.follows.filter((topic) => !published.has(topic) && others.has(topic.split('@')[0]));
  if (unheard.length > 0)
    notes.push(`It follows ${unheard.join(', ')}, which no live release publishes in that version.`);
  return notes;
}
