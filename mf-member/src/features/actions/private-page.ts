import type { PageRequest } from '@verandah/areas';
import { signInHref, type SignInReason } from '@verandah/kit';
import { refusedAs } from '../store/failure.ts';

/** Redirect of a signed-out visitor to the sign-in page, then back. */
export const toSignIn = (
  { url }: Pick<PageRequest, 'url'>,
  reason: SignInReason,
): { readonly status: 303; readonly location: string } => ({
  status: 303,
  location: signInHref(url.pathname + url.search, reason),
});

/** Reads a member's own data. Null if the API reports that nobody is signed in. */
export async function readOwn<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (refusedAs(error) === 'SIGNED_OUT') return null;
    throw error;
  }
}
