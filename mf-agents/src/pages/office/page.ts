import { deferredPage } from '@verandah/areas';
import type { OfficeData } from './load.ts';

/** An office. Its current, sold and leased listings are results of the search area below the same address. */
export const officePage = deferredPage<OfficeData>({
  name: 'office',
  routes: ['/real-estate-agency/:slug'],
  takesForms: true,
  viewed: ({ office }) => ({
    about: 'agent',
    event: { pageType: 'office', contentType: 'office', officeId: Number(office.id) },
  }),
  view: async () => (await import(/* webpackChunkName: "agents-office" */ './view.tsx')).OfficeView,
  async source() {
    const { loadOffice: load, submitOffice: submit } = await import('./load.ts');
    return { load, submit };
  },
});
