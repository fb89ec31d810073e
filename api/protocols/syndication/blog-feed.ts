import { createHash } from 'node:crypto';
import { postAddress } from '@verandah/market';
import type { Cms } from '../../domains/community/public.ts';
import { payPoints } from '../../platform/rate-limits/public.ts';
import type { Routes } from '../../platform/service.ts';
import { prices } from '../prices/public.ts';
import { atomDocument, type AtomFeed } from './atom.ts';
import { isUnmodified } from './conditional.ts';

/** So many of the newest. */
const mostEntries = 30;
const points = prices.operation + prices.statement + mostEntries * prices.row;
/** Seconds. */
const cacheSeconds = 300;
/** Since when the tag addresses of entries (RFC 4151) are given out, and when nothing has been published yet. */
const [tagYear, beginning] = ['2026', Date.parse('2026-01-01T00:00:00Z')] as const;

/** The newest posts, wherever they are written. */
async function readBlogFeed(cms: Cms, publicUrl: string): Promise<AtomFeed> {
  const { results } = await cms.list({ skip: 0, take: mostEntries });
  const authority = new URL(publicUrl).hostname;
  return {
    id: `tag:${authority},${tagYear}:blog`,
    title: 'The Verandah blog',
    author: 'Verandah',
    self: `${publicUrl}/feeds/blog`,
    page: publicUrl + postAddress(),
    updated: new Date(Math.max(beginning, ...results.map(({ updatedAt }) => Date.parse(updatedAt)))),
    entries: results.map(({ slug, title, summary, topic, publishedAt, updatedAt }) => ({
      id: `tag:${authority},${tagYear}:post/${slug}`,
      title,
      page: publicUrl + postAddress(slug),
      summary,
      category: topic,
      published: new Date(publishedAt),
      updated: new Date(updatedAt),
    })),
  };
}

/** The blog's feed: GET /feeds/blog. */
export const blogFeedRoutes: Routes = (app, service) => {
  app.get('/feeds/blog', async (request, reply) => {
    await payPoints(service, request, points);
    const feed = await readBlogFeed(service.cms, service.settings.publicUrl);
    const body = atomDocument(feed);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    if (isUnmodified(request, reply, { etag, lastModified: feed.updated }, cacheSeconds)) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').header('x-robots-tag', 'noindex').send(body);
  });
};
