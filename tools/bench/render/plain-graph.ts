import { createHash } from 'node:crypto';
import type { Graph, GraphDocument } from '@verandah/graph';
import type { SetRelease } from '@verandah/host';
import type { queryApi, RenderJob } from '@verandah/releases';

/** Data for a page that is rendered in this process: the release's operations, sent to the API as a worker's are. */
export function plainGraph(
  send: ReturnType<typeof queryApi>,
): (release: SetRelease, request: RenderJob['request']) => Graph {
  const hashes = new Map<object, string>();
  return ({ manifest, folder }, request) => {
    const jobOf = (): RenderJob => ({
      area: manifest.area,
      version: manifest.version,
      folder,
      server: manifest.server,
      operations: manifest.operations,
      request,
    });
    const read: Graph['read'] = async <Result, Variables>(
      document: GraphDocument<Result, Variables>,
      variables: Variables,
    ) => {
      const hash = hashes.get(document) ?? createHash('sha256').update(document.text).digest('hex');
      hashes.set(document, hash);
      const { data } = JSON.parse(
        Buffer.from(await send(jobOf(), hash, JSON.stringify(variables), new AbortController().signal)).toString(),
      ) as { data: Result };
      return data;
    };
    return { read, write: read };
  };
}
