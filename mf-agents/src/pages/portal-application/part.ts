import { officeDecisions } from '@verandah/market';
import { textOf } from '../../features/portal/form-values.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { decide, readApplication, type ReceivedApplication } from './queries.ts';
import { ApplicationView } from './view.tsx';

/** An application: reading, deciding, exporting. */
export const applicationPart: PortalPart<ReceivedApplication> = {
  access: 'agent',
  async load({ graph, params: { id = '' } }) {
    if (!/^\d{1,9}$/.test(id)) return { status: 404 };
    const { receivedRentalApplication } = await graph.read(readApplication, { id });
    return { title: `Application from ${receivedRentalApplication.name}`, content: receivedRentalApplication };
  },
  async submit({ graph, params: { id = '' } }, { fields }) {
    const status = officeDecisions('sent').find((each) => each === textOf(fields, 'to'));
    if (!status) throw new NotTaken({}, 'We couldn’t change the status. Refresh the page and try again.');
    if (status === 'declined' && textOf(fields, 'sure') !== 'yes')
      throw new NotTaken({}, 'Select the box to confirm. You can’t undo this.');
    await graph.write(decide, { id, status });
    return { location: `/agent-portal/applications/${id}?done=${status}` };
  },
  done: {
    seen: 'Marked as seen.',
    shortlisted: 'Shortlisted. We’ve emailed the applicant.',
    approved: 'Approved. We’ve emailed the applicant. Contact them about the tenancy agreement.',
    declined: 'Declined. We’ve emailed the applicant.',
  },
  View: ApplicationView,
};
