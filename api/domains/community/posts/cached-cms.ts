import { LRUCache } from 'lru-cache';
import { forEveryone } from '../../../platform/turns/public.ts';
import type { Logger } from 'pino';
import { Refusal } from '../../../platform/problems/public.ts';
import type { BlogAuthor, Cms, Post, PostPage, PostTopic } from './post.ts';

/** Milliseconds for which a response is fresh, and before a CMS that failed is tried again. */
const [freshFor, calmFor] = [300_000, 30_000];

type CachedResult =
  | { readonly page: PostPage }
  | { readonly topics: readonly PostTopic[] }
  | { readonly post: Post | null }
  | { readonly author: BlogAuthor | null }
  | 'unavailable';

/**
 * A remote CMS, requested once in five minutes for each thing. While it fails, the next one is tried, and
 * if that fails too, the previous response is served; lists without one are empty, a post or an author is refused as
 * unavailable.
 * @param sources in the order in which they are tried
 */
export function cachedCms(sources: readonly Cms[], log: Logger): Cms {
  const first = async <Result>(ask: (cms: Cms) => Promise<Result>): Promise<Result> => {
    let failure: unknown = new Error('No content management system is configured.');
    for (const cms of sources) {
      try {
        return await ask(cms);
      } catch (error) {
        failure = error;
        log.warn({ err: error }, 'CMS request failed');
      }
    }
    throw failure;
  };
  const cached = new LRUCache<
    string,
    CachedResult,
    { readonly ask: () => Promise<CachedResult>; readonly otherwise: CachedResult }
  >({
    max: 500,
    ttl: freshFor,
    fetchMethod: forEveryone(async (_key, stale, { options, context }) => {
      try {
        return await context.ask();
      } catch {
        options.ttl = calmFor; // the CMS is unavailable: cached content is older, not wrong
        return stale ?? context.otherwise;
      }
    }),
  });
  return {
    async list(paging) {
      const nothing: PostPage = { results: [], total: null, hasMore: false };
      const found = await cached.fetch(
        `list ${JSON.stringify([paging.skip, paging.take, paging.topic, paging.author])}`,
        {
          context: {
            ask: async () => ({ page: await first((cms) => cms.list(paging)) }),
            otherwise: { page: nothing },
          },
        },
      );
      return typeof found === 'object' && 'page' in found ? found.page : nothing;
    },
    async topics() {
      const found = await cached.fetch('topics', {
        context: { ask: async () => ({ topics: await first((cms) => cms.topics()) }), otherwise: { topics: [] } },
      });
      return typeof found === 'object' && 'topics' in found ? found.topics : [];
    },
    async bySlug(slug) {
      const found = await cached.fetch(`post ${slug}`, {
        context: { ask: async () => ({ post: await first((cms) => cms.bySlug(slug)) }), otherwise: 'unavailable' },
      });
      if (found === 'unavailable')
        throw new Refusal('unavailable', 'We couldn’t load this post. Please try again.', {
          retryAfter: calmFor / 1000,
        });
      return typeof found === 'object' && 'post' in found ? found.post : null;
    },
    async author(slug) {
      const found = await cached.fetch(`author ${slug}`, {
        context: { ask: async () => ({ author: await first((cms) => cms.author(slug)) }), otherwise: 'unavailable' },
      });
      if (found === 'unavailable')
        throw new Refusal('unavailable', 'We couldn’t load this author. Please try again.', {
          retryAfter: calmFor / 1000,
        });
      return typeof found === 'object' && 'author' in found ? found.author : null;
    },
  };
}
