import { officeAddress } from '@verandah/market';

/** @param page of its agents, starting at 1 */
export const officePageAddress = (slug: string, page: number): string =>
  `${officeAddress(slug)}${page > 1 ? `?page=${page}` : ''}`;
