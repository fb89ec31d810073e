import { useAPQ } from '@graphql-yoga/plugin-apq';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { graphError } from '../../platform/graph/public.ts';

/** How many operations are remembered; the least recently used one is forgotten first. */
const mostRemembered = 2000;

/**
 * Automatic persisted queries: a client sends a hash alone, and the text once after PersistedQueryNotFound. A
 * kind of hash that isn't supported here gets PersistedQueryNotSupported, and the client continues with full
 * texts.
 */
export function persistedOperations(): Plugin[] {
  const remembered = new LRUCache<string, string>({ max: mostRemembered });
  return [
    {
      onParams({ params }) {
        const requested: unknown = params.extensions?.['persistedQuery'];
        if (requested === undefined || requested === null || params.query) return;
        if (!isHash(requested)) throw graphError('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported', 200);
      },
    },
    useAPQ({
      store: {
        get: (hash) => remembered.get(hash),
        set: (hash, text) => remembered.set(hash, text),
      },
      responseConfig: { forceStatusCodeOk: true },
    }),
  ];
}

function isHash(requested: unknown): boolean {
  return (
    typeof requested === 'object' &&
    requested !== null &&
    'version' in requested &&
    requested.version === 1 &&
    'sha256Hash' in requested &&
    typeof requested.sha256Hash === 'string' &&
    /^[0-9a-f]{64}$/.test(requested.sha256Hash)
  );
}
