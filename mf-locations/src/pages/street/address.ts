import { streetAddress } from '@verandah/market';

/** Address of a street's listings, by mode and page. */
export function streetPageAddress(
  suburb: string,
  street: string,
  { mode, first, page = 1 }: { readonly mode: string; readonly first: string; readonly page?: number },
): string {
  const query = new URLSearchParams({
    ...(mode !== first && { mode }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${streetAddress(suburb, street)}${query && `?${query}`}`;
}
