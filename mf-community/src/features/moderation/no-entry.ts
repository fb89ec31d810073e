import type { Loaded, PageRequest } from '@verandah/areas';
import { signInHref, type SignInReason } from '@verandah/kit';

/**
 * Denies access to the pages of moderators and editors: visitors are redirected to sign-in, others get a 404. Null if
 * access is allowed.
 */
export function noEntry(
  { session: { signedIn, roles }, url }: PageRequest,
  reason: SignInReason,
): Exclude<Loaded<never>, { readonly data: never }> | null {
  if (!signedIn) return { status: 302, location: signInHref(url.pathname + url.search, reason) };
  return roles.includes('admin') ? null : { status: 404 };
}
