import type { AreaContract } from '@verandah/areas';

/** Pages for signing in, and pages of the signed-in member. All are private to their visitor. */
const privateRoutes = [
  '/collections',
  '/collections/:uri',
  '/alerts',
  '/following',
  '/following/:group',
  '/account',
  '/sign-in',
  '/sign-in/forgot',
  '/sign-in/reset',
  '/sign-out',
  '/sign-up',
  '/sign-up/verify',
  '/moderation/members',
];

/** The member area: sign-up, sign-in, accounts and profiles. */
export const area: AreaContract = {
  name: 'member',
  class: 'primary',
  squad: 'member',
  routes: ['/user/:username', '/user/:username/:tab', '/user-history', ...privateRoutes],
  query: { '/user/:username': ['page'], '/user/:username/:tab': ['page'] },
  privateRoutes,
  offlineRoutes: ['/collections', '/collections/:uri'],
  calls: [
    'GET /auth/providers',
    'POST /auth/signin',
    'POST /auth/second-factor',
    'POST /auth/prove',
    'POST /auth/signup',
    'POST /auth/verify',
    'POST /auth/forgot',
    'POST /auth/reset',
    'POST /auth/signout',
    'GET /rest/member/:id/settings',
    'PATCH /rest/member/:id/settings',
    'DELETE /rest/member/:id/settings/avatar',
    'PUT /rest/member/:id/settings/password',
    'POST /rest/member/:id/settings/second-factor',
    'PUT /rest/member/:id/settings/second-factor',
    'DELETE /rest/member/:id/settings/second-factor',
    'POST /rest/member/:id/settings/second-factor/recovery-codes',
    'DELETE /rest/member/:id/settings/sign-ins/:provider',
    'GET /rest/member/:id/sessions',
    'DELETE /rest/member/:id/sessions',
    'DELETE /rest/member/:id/sessions/:session',
    'DELETE /rest/member/:id',
  ],
  navigation: [
    { label: 'Collections', href: '/collections', order: 90 },
    { label: 'Alerts', href: '/alerts', order: 95 },
  ],
  fragments: {
    save: { opens: 'save-asked', class: 'essential' },
    alert: { opens: 'alert-asked', class: 'essential' },
    background: { opens: 'member', class: 'regular' },
  },
  topics: {
    publishes: ['session-asked@1', 'alerts@1', 'collections@1', 'hidden@1', 'notifications@1'],
    follows: [
      'session@1',
      'member@1',
      'alerts@1',
      'collections@1',
      'hidden@1',
      'save-asked@1',
      'alert-asked@1',
      'pushed@1',
      'navigation@1',
    ],
  },
  // 22 KB of the page itself, plus 8.5 KB that every remote's entry has.
  budgets: { firstPageScript: 31_000 },
  healthPath: '/sign-in',
};
