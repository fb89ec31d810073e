import { sendProblem } from '../problem.ts';
import type { Routes } from '../service.ts';
import { addEnquiry } from './add-enquiry.ts';
import type { EnquiryOutcome } from './enquiry.ts';

type Refusal = Extract<EnquiryOutcome, { kind: 'refused' }>['reason'];

const answers: Readonly<Record<Refusal, { readonly status: number; readonly title: string }>> = {
  'invalid': { status: 422, title: 'The enquiry can not be taken as it is' },
  'unknown-listing': { status: 404, title: 'No such listing' },
  'removed-listing': { status: 410, title: 'The listing was removed' },
  'throttled': { status: 429, title: 'Too many enquiries' },
  'key-reused': { status: 409, title: 'The idempotency key was used before' },
};

/** `POST /listing/:id/enquiries` with an `Idempotency-Key` header: 201 and the receipt, or a problem. */
export const enquiryRoutes: Routes = (app, { database }) => {
  app.post<{ Params: { id: string } }>('/listing/:id/enquiries', { bodyLimit: 32_768 }, async (request, reply) => {
    const { id } = request.params;
    const outcome = await addEnquiry(database, /^\d{1,9}$/.test(id) ? Number(id) : 0, request.body, request.headers['idempotency-key']);
    if (outcome.kind === 'received') {
      return reply.code(201).header('cache-control', 'no-store').send({ id: String(outcome.receipt.id), receivedAt: outcome.receipt.receivedAt });
    }
    if (outcome.reason === 'throttled') reply.header('retry-after', '3600');
    return sendProblem(reply, { ...answers[outcome.reason], detail: outcome.problems.map(({ message }) => message).join(' '), errors: outcome.problems });
  });
};
