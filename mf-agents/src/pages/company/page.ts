import { deferredPage } from '@verandah/areas';
import type { CompanyData } from './load.ts';

/** A company that offices belong to. */
export const companyPage = deferredPage<CompanyData>({
  name: 'company',
  routes: ['/real-estate-company/:slug'],
  view: async () => (await import(/* webpackChunkName: "agents-company" */ './view.tsx')).CompanyView,
  source: async () => ({ load: (await import('./load.ts')).loadCompany }),
});
