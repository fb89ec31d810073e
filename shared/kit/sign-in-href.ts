/** Why a visitor is led to the sign-in page, which shows it in words. */
export type SignInReason =
  | 'save'
  | 'shortlist'
  | 'alert'
  | 'alerts'
  | 'follow'
  | 'following'
  | 'notifications'
  | 'renting'
  | 'offers'
  | 'review'
  | 'ask'
  | 'answer'
  | 'vote'
  | 'report'
  | 'comment'
  | 'collection'
  | 'home'
  | 'account'
  | 'connect'
  | 'agent'
  | 'moderation';

/**
 * The sign-in page's address, for a plain link: it leads back to `returnTo`, a path of this site ('/property/…?x=1').
 */
export function signInHref(returnTo: string, reason?: SignInReason): string {
  const query = new URLSearchParams({
    ...(returnTo !== '/' && { return: returnTo }),
    ...(reason && { reason }),
  }).toString();
  return query ? `/sign-in?${query}` : '/sign-in';
}
