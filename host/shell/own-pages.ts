/** Pages that the header's menu for members may link to, while a live release has them. */
export const ownPages = [
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/account',
  '/alerts',
  '/notifications',
  '/collections',
  '/inspections',
  '/following',
  '/user-history',
  '/agent-portal',
  '/moderation',
  '/user/somebody',
] as const;
