import { definePage } from '@verandah/areas';
import { loadOffice, submitOffice, type OfficeData } from './load.ts';
import { OfficeView } from './view.tsx';

/** An office. What it sells, lets, has sold and leased are results of the search area below the same address. */
export const officePage = definePage<OfficeData>({ name: 'office', routes: ['/real-estate-agency/:slug'], load: loadOffice, submit: submitOffice, View: OfficeView });
