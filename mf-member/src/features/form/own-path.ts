import { ownPath as sitePage } from '@verandah/market';

/**
 * A path of this site to return to, with its query. The home page for any other address and for the pages of signing
 * in.
 */
export function ownPath(given: string | null | undefined): string {
  const path = sitePage(given);
  return /^\/(?:sign-in|sign-up|sign-out)(?:[/?#]|$)/i.test(path) ? '/' : path;
}
