import type { FastifyRequest } from 'fastify';
import { forStorageHeader } from '../../service-worker/names.ts';

/**
 * The address of the visitor to whom a page is shown; null for a page that is not shown now: the service worker fetches
 * it to store it, beside the page load that is counted.
 */
export const viewerOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string | null =>
  headers[forStorageHeader] === undefined ? ip : null;
