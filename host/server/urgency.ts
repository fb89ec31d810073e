import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Urgency } from '@verandah/releases';

const graph = /^\/graphql(?:[/?]|$)/;

/**
 * Who is served first while there are more requests than the machine can serve: whoever is on a page of the site or
 * sends a form, then whoever arrives, then programs and pages that a browser fetches in advance. Anybody can claim to be
 * urgent: it gains a network no more than the weight of its turns (`FairQueue`).
 * @param publicUrl of the site
 */
export function urgencyOf(
  { headers, method, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
  publicUrl: string,
): Urgency {
  // Reads of the graph API are posted, too.
  if (method !== 'GET' && method !== 'HEAD' && !graph.test(url)) return 'staying';
  // Older browsers send the first, before it was standardised.
  if ([headers['purpose'], headers['sec-purpose']].some((purpose) => purpose?.includes('prefetch'))) return 'spare';
  if (isbot(headers['user-agent'] ?? 'bot')) return 'spare';
  // Browsers before 2023 send no Sec-Fetch-Site.
  const isFromSite =
    headers['sec-fetch-site'] === undefined
      ? headers.referer?.startsWith(`${publicUrl}/`)
      : headers['sec-fetch-site'] === 'same-origin';
  return isFromSite ? 'staying' : 'arriving';
}
