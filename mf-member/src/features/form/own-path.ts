import { ownPath as sitePage } from '@verandah/market';

/**
 * A path of this site to come back to, with its query; the home page for anything else and for the pages of signing in.
 */
export function ownPath(given: string | null | undefined): string {
  const path = sitePage(given);
  return /^\/(?:sign-in|sign-up|sign-out)(?:[/?#]|$)/i.test(path) ? '/' : path;
}
