import type { OperationsContext } from './context.ts';
import type { PublishedRelease } from './operations.ts';
import { recordedOrigin } from './read-status.ts';

/** The newest fifty releases of an area, newest first. */
export async function listReleases({ client, store }: OperationsContext, area: string): Promise<PublishedRelease[]> {
  const newest = (await client.releases({ area })).toReversed().slice(0, 50);
  return Promise.all(
    newest.map(async ({ version, publishedAt, notes, wentLive }) => {
      const found = await store.read(area, version);
      const { revision = '', squad = '' } = 'manifest' in found ? found.manifest : {};
      return {
        version,
        publishedAt,
        notes,
        wentLive,
        sourceRevision: revision,
        origin: 'manifest' in found ? recordedOrigin(found.manifest) : null,
        squad,
        problem: 'problem' in found ? found.problem : null,
      };
    }),
  );
}
