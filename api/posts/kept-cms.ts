import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Cms, Post, PostPage, PostTopic } from './post.ts';

/** Milliseconds for which an answer is fresh, and after which a content management that failed is asked again. */
const [freshFor, calmFor] = [300_000, 30_000];

type Kept = { readonly page: PostPage } | { readonly topics: readonly PostTopic[] } | { readonly post: Post | null };

/**
 * A content management elsewhere, asked once in five minutes for each thing. While it fails, the next one is asked, and if
 * that fails too, what was there stays; lists of which nothing was there yet are empty.
 * @param sources in the order in which they are asked
 */
export function keptCms(sources: readonly Cms[], log: Logger): Cms {
  const first = async <Answer>(ask: (cms: Cms) => Promise<Answer>): Promise<Answer> => {
    let failure: unknown = new Error('There is no content management.');
    for (const cms of sources) {
      try {
        return await ask(cms);
      } catch (error) {
        failure = error;
        log.warn({ err: error }, 'the content management does not answer');
      }
    }
    throw failure;
  };
  const kept = new LRUCache<string, Kept, { readonly ask: () => Promise<Kept>; readonly otherwise?: Kept }>({
    max: 500, ttl: freshFor,
    async fetchMethod(_key, stale, { options, context }) {
      try {
        return await context.ask();
      } catch (error) {
        options.ttl = calmFor;
        const instead = stale ?? context.otherwise;
        if (instead === undefined) throw error;
        return instead;
      }
    },
  });
  return {
    async list(paging) {
      const nothing: PostPage = { results: [], total: null, hasMore: false };
      const found = await kept.fetch(`list ${paging.skip} ${paging.take} ${paging.topic ?? ''}`, {
        context: { ask: async () => ({ page: await first((cms) => cms.list(paging)) }), otherwise: { page: nothing } },
      });
      return found && 'page' in found ? found.page : nothing;
    },
    async topics() {
      const found = await kept.fetch('topics', { context: { ask: async () => ({ topics: await first((cms) => cms.topics()) }), otherwise: { topics: [] } } });
      return found && 'topics' in found ? found.topics : [];
    },
    async bySlug(slug) {
      const found = await kept.fetch(`post ${slug}`, { context: { ask: async () => ({ post: await first((cms) => cms.bySlug(slug)) }) } });
      return found && 'post' in found ? found.post : null;
    },
  };
}
