import type { SignInReason } from '@verandah/kit';

/**
 * Reason for signing in: one of the site's, or 'password' after a password was set by email and a code is required.
 */
export type Reason = SignInReason | 'password';

/** Explanations of why signing in is needed. */
export const reasons: Readonly<Record<Reason, string>> = {
  password: 'Your new password is set. Sign in with it and a code from your authenticator app.',
  save: 'Sign in to save homes. We’ll save the one you chose as soon as you sign in.',
  shortlist: 'Sign in to see your collections on all your devices. We’ll add the homes saved on this one.',
  alert: 'Sign in to hear about new homes. We’ll create your alert as soon as you sign in.',
  alerts: 'Sign in to see your alerts.',
  follow: 'Sign in to follow. We’ll add what you chose as soon as you sign in.',
  following: 'Sign in to see what you follow.',
  notifications: 'Sign in to see your notifications.',
  renting: 'Sign in to apply for rental homes.',
  offers: 'Sign in to make offers for homes.',
  review: 'Sign in to write a review. We’ve saved what you’ve written.',
  ask: 'Sign in to ask a question. We’ve saved what you’ve written.',
  answer: 'Sign in to answer. We’ve saved what you’ve written.',
  vote: 'Sign in to vote.',
  report: 'Sign in to report something.',
  comment: 'Sign in to comment. We’ve saved what you’ve written.',
  collection: 'Sign in to see your collections.',
  home: 'Sign in to claim your home and see what it’s worth.',
  account: 'Sign in to see your account.',
  connect: 'Sign in to connect an application to your account.',
  agent: 'Sign in to see your agent portal.',
  moderation: 'Sign in to moderate.',
};
