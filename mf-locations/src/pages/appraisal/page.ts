import { deferredPage } from '@verandah/areas';
import type { AppraisalData } from './data.ts';

/** The form that asks local agents for appraisals of a property. */
export const appraisalPage = deferredPage<AppraisalData>({
  name: 'appraisal',
  routes: ['/location/:slug/:street/:property/appraisal'],
  takesForms: true,
  view: async () => (await import(/* webpackChunkName: "locations-appraisal" */ './view.tsx')).AppraisalView,
  async source() {
    const { loadAppraisal: load, submitAppraisal: submit } = await import('./load.ts');
    return { load, submit };
  },
});
