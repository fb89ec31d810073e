import { definePage } from '@verandah/areas';
import { loadCompany, type CompanyData } from './load.ts';
import { CompanyView } from './view.tsx';

/** A company that offices belong to. */
export const companyPage = definePage<CompanyData>({ name: 'company', routes: ['/real-estate-company/:slug'], load: loadCompany, View: CompanyView });
