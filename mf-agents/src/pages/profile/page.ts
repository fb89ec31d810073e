import { deferredPage } from '@verandah/areas';
import type { ProfileData } from './data.ts';

/** An agent: profile and tabs. All tabs share one instance. */
export const profilePage = deferredPage<ProfileData>({
  name: 'profile',
  routes: ['/agent/:username', '/agent/:username/:tab'],
  staysMounted: true,
  takesForms: true,
  viewed: ({ agent }) => ({
    about: 'agent',
    event: { pageType: 'agent', contentType: 'agent', agentId: Number(agent.id), officeId: Number(agent.office.id) },
  }),
  view: async () => (await import(/* webpackChunkName: "agents-profile" */ './view.tsx')).ProfileView,
  source: async () => ({
    load: (await import('./load.ts')).loadProfile,
    submit: async (request, form) => (await import('./submit.ts')).submitProfile(request, form),
  }),
});
