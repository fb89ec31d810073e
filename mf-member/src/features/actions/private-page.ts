import type { PageRequest } from '@verandah/areas';
import { signInHref, type SignInReason } from '@verandah/kit';
import { refusedAs } from '../store/failure.ts';

/** Where a visitor goes who must be signed in for this page: to sign in, and back. */
export const toSignIn = (
  { url }: Pick<PageRequest, 'url'>,
  reason: SignInReason,
): { readonly status: 303; readonly location: string } => ({
  status: 303,
  location: signInHref(url.pathname + url.search, reason),
});

/** Reads what is a member's own. Null: nobody is signed in after all. */
export async function own<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (refusedAs(error) === 'SIGNED_OUT') return null;
    throw error;
  }
}
