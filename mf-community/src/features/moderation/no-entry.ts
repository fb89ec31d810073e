import type { Loaded, PageRequest } from '@verandah/areas';
import { signInHref, type SignInReason } from '@verandah/kit';

/**
 * Where someone goes who may not see a page of moderators and editors: visitors sign in, for others there is no such
 * page. Null: come in.
 */
export function noEntry(
  { session: { signedIn, roles }, url }: PageRequest,
  reason: SignInReason,
): Exclude<Loaded<never>, { readonly data: never }> | null {
  if (!signedIn) return { status: 302, location: signInHref(url.pathname + url.search, reason) };
  return roles.includes('admin') ? null : { status: 404 };
}
