import type { PortalPart } from '../../features/portal/portal-part.ts';
import { readInspections, type ListingInspections } from './queries.ts';
import { submitInspections } from './submit.ts';
import { ListingInspectionsView } from './view.tsx';

/** Registration for a listing's open inspections, and its appointments. */
export const listingInspectionsPart: PortalPart<ListingInspections> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { ownListing: listing, ownOfferedInspections: offered } = await graph.read(readInspections, { id });
    return { title: 'Registration and appointments', content: { listing, offered } };
  },
  submit: submitInspections,
  labels: { appointments: 'Appointments', places: 'Places at each inspection' },
  done: { registration: 'Registration saved.', appointments: 'Appointments saved.' },
  View: ListingInspectionsView,
};
