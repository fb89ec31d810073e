import { locationAddress } from '@verandah/market';

/** Address of a location's reviews, by order and page. */
export function reviewsAddress(
  slug: string,
  { order = 'newest', page = 1 }: { readonly order?: string; readonly page?: number },
): string {
  const query = new URLSearchParams({
    ...(order !== 'newest' && { order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${locationAddress(slug, 'reviews')}${query && `?${query}`}`;
}
