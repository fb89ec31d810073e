import type { LocationIndexType } from '@verandah/market';

/** Path of a tab, by kind and parent location: '/find-street/suburb-by-state/vic'. */
export const browsePath = (
  tab: string,
  type: LocationIndexType,
  within: { readonly type: string; readonly slug: string } | null,
): string => (within ? `${tab}/${type}-by-${within.type}/${encodeURIComponent(within.slug)}` : tab);

/** The path with its first letter and page. */
export function browseAddress(
  path: string,
  { letter, page = 1 }: { readonly letter?: string | null; readonly page?: number },
): string {
  const query = new URLSearchParams({ ...(letter && { letter }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `${path}?${query}` : path;
}
