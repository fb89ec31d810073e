import { companyAddress } from '@verandah/market';

/** Offices per page. */
export const officesShown = 24;

/** @param page from 1 */
export const companyPageAddress = (slug: string, page: number): string =>
  `${companyAddress(slug)}${page > 1 ? `?page=${page}` : ''}`;
