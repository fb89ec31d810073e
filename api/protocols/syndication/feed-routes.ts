import { createHash } from 'node:crypto';
import { momentAt } from '../../platform/moment.ts';
import { BadSearch, sendProblem } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { payPoints } from '../../platform/rate-limits/public.ts';
import { prices } from '../prices/public.ts';
import { atomDocument } from './atom.ts';
import { isUnmodified } from './conditional.ts';
import { feedSearch, mostEntries, readSearchFeed } from './search-feed.ts';

const prefix = '/feeds/search';
const longestAddress = 8192;
const example =
  'use the address of a search below /feeds/search, such as /feeds/search/for-sale/richmond-vic-3121/houses';
/** Seconds. */
const cacheSeconds = 300;

/** A search, its place and when its listings changed; each entry is a row of both. */
const points = prices.operation + 3 * prices.statement + 2 * mostEntries * prices.row;

/** Why an address can't be read; null when it can. */
function flawOf(address: string): string | null {
  if (address.length > longestAddress)
    return `The address has ${address.length} characters; ${longestAddress} are the most.`;
  try {
    return decodeURIComponent(address).includes('\u0000')
      ? 'The address holds a NUL character (%00): leave it out.'
      : null;
  } catch {
    // A malformed escape, which the response reports.
    return 'The address holds a percent sign that begins no character of UTF-8: write %25 for a percent sign itself.';
  }
}

/** The feed of any search: GET /feeds/search{address of the search}. */
export const searchFeedRoutes: Routes = (app, service) => {
  const {
    graphDatabase,
    settings: { publicUrl },
    travelAreas,
  } = service;
  app.get(`${prefix}/*`, async (request, reply) => {
    const address = request.url.slice(prefix.length);
    const flaw = flawOf(address);
    if (flaw !== null) return sendProblem(reply, { status: 400, title: 'No such feed', detail: flaw });
    const search = feedSearch(address);
    if (!search)
      return sendProblem(reply, { status: 404, title: 'No such feed', detail: `This is not a search: ${example}.` });
    await payPoints(service, request, points);
    try {
      const feed = await readSearchFeed(graphDatabase, search, publicUrl, momentAt(Date.now()), travelAreas);
      if (!feed)
        return sendProblem(reply, {
          status: 404,
          title: 'No such feed',
          detail: `The location or office of this search does not exist: ${example}.`,
        });
      const body = atomDocument(feed);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
      if (isUnmodified(request, reply, { etag, lastModified: feed.updated }, cacheSeconds))
        return reply.code(304).send();
      return reply.type('application/atom+xml; charset=utf-8').header('x-robots-tag', 'noindex').send(body);
    } catch (problem) {
      if (problem instanceof BadSearch)
        return sendProblem(reply, { status: 400, title: 'No such feed', detail: problem.message });
      throw problem;
    }
  });
};
