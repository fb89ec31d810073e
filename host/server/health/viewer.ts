import type { FastifyRequest } from 'fastify';
import { rehearsalHeader } from '@verandah/releases';
import { forStorageHeader } from '../../service-worker/names.ts';

/**
 * The address of the visitor to whom a page is shown; null for a page that is not shown now: the service worker fetches
 * it to store it, beside the page load that is counted, or a release is rehearsed.
 */
export const viewerOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string | null =>
  headers[forStorageHeader] === undefined && headers[rehearsalHeader] === undefined ? ip : null;
