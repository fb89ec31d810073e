import { applicationStatuses, type ApplicationStatus } from '@verandah/market';
import * as v from 'valibot';
import { defineOperation, id, type Call, type Operation } from '../../../platform/rest/public.ts';
import { logAudit } from '../../members/public.ts';
import { proposalContext } from '../context.ts';
import { exportApplication, exportApplications } from './received-applications.ts';

const statuses = Object.keys(applicationStatuses) as ApplicationStatus[];
const moment = v.pipe(v.string(), v.description('Date and time, ISO 8601, UTC.'));
const listingId = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be the id of a listing'), v.transform(Number));

const exported = v.pipe(
  v.strictObject({
    id: v.number(),
    status: v.picklist(statuses),
    sentAt: moment,
    decidedAt: v.nullable(moment),
    deletedAfter: moment,
    home: v.string(),
    name: v.string(),
    email: v.string(),
    moveInOn: v.nullable(v.string()),
    message: v.string(),
    profile: v.record(v.string(), v.string()),
    documents: v.array(
      v.strictObject({
        id: v.string(),
        kind: v.string(),
        type: v.string(),
        size: v.number(),
        addedAt: moment,
        uri: v.string(),
      }),
    ),
  }),
  v.title('RentalApplicationExport'),
);

function noteExport({ service, viewer, request }: Call<unknown, unknown, unknown>, id?: number): void {
  logAudit(service.log, 'rental-applications-exported', {
    ...(viewer && { memberId: viewer.memberId }),
    ...(id !== undefined && { rentalApplicationId: id }),
    requestId: request.id,
  });
}

export const rentalApplicationOperations: readonly Operation[] = [
  defineOperation({
    id: 'exportRentalApplications',
    method: 'GET',
    path: '/agents/own/rental-applications.csv',
    domain: 'agents',
    summary: "The latest 1,000 rental applications to the caller's office, as text/csv.",
    query: v.object({
      status: v.optional(v.picklist(statuses, `must be one of ${statuses.join(', ')}`)),
      listingId: v.optional(listingId),
    }),
    response: v.string(),
    async handle(call) {
      const table = await exportApplications(proposalContext(call.service, call.viewer), call.query);
      noteExport(call);
      call.reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rental-applications.csv"')
        .header('x-content-type-options', 'nosniff');
      return table;
    },
  }),
  defineOperation({
    id: 'exportRentalApplication',
    method: 'GET',
    path: '/agents/own/rental-applications/:id',
    domain: 'agents',
    summary: "A rental application to the caller's office, with the addresses of its documents.",
    params: v.object({ id }),
    response: exported,
    async handle(call) {
      const application = await exportApplication(proposalContext(call.service, call.viewer), call.params.id);
      noteExport(call, application.id);
      call.reply.header('content-disposition', `attachment; filename="rental-application-${application.id}.json"`);
      return { ...application, profile: { ...application.profile }, documents: [...application.documents] };
    },
  }),
];
