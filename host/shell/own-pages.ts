/** Pages that the header's entry for members may lead to, while a live release has them. */
export const ownPages = [
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/account',
  '/alerts',
  '/collections',
  '/following',
  '/user-history',
  '/agent-portal',
  '/moderation',
  '/user/somebody',
] as const;
