import type { SignInReason } from '@verandah/kit';

/**
 * Reason for signing in: one of the site's, or 'password' after a password was set by e-mail and a code is required.
 */
export type Reason = SignInReason | 'password';

/** Explanations of why signing in is needed. */
export const reasons: Readonly<Record<Reason, string>> = {
  password: 'Your new password is set. Sign in with it now: your account asks for a code of your app, too.',
  save: 'Sign in to save homes. The one that you chose is saved as soon as you are signed in.',
  alert: 'Sign in to hear about new homes. Your alert is created as soon as you’ve signed in.',
  follow: 'Sign in to follow. What you chose is followed as soon as you are signed in.',
  review: 'Sign in to write a review. What you have written is kept for you.',
  ask: 'Sign in to ask a question. What you have written is kept for you.',
  answer: 'Sign in to answer. What you have written is kept for you.',
  vote: 'Sign in to vote.',
  report: 'Sign in to report something to us.',
  comment: 'Sign in to comment. What you have written is kept for you.',
  collection: 'Sign in to see your collections.',
  account: 'Sign in to see your account.',
  agent: 'Sign in to see your own place as an agent.',
  moderation: 'Sign in to moderate.',
};
