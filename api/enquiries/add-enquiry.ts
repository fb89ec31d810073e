import type { Database } from '../database/public.ts';
import type { EnquiryOutcome, FieldProblem } from './enquiry.ts';
import { checkEnquiry, isIdempotencyKey, throttleProblem } from './rules.ts';
import { enquiryByKey, listingStatusOf, recentEnquiries, writeEnquiry } from './store.ts';

const refused = (reason: Extract<EnquiryOutcome, { kind: 'refused' }>['reason'], ...problems: FieldProblem[]): EnquiryOutcome => ({ kind: 'refused', reason, problems });

/** Takes an enquiry. The same key twice writes once and answers the first receipt, also when both arrive at once. */
export async function addEnquiry(database: Database, listingId: number, input: unknown, key: unknown): Promise<EnquiryOutcome> {
  if (!isIdempotencyKey(key)) {
    return refused('invalid', { field: 'idempotencyKey', message: 'must be 8 to 100 letters, digits or one of . : _ -' });
  }
  const enquiry = checkEnquiry(listingId, input);
  if (!('listingId' in enquiry)) return refused('invalid', ...enquiry);
  const before = await enquiryByKey(database, key);
  if (!before) {
    const status = await listingStatusOf(database, listingId);
    if (status === undefined) return refused('unknown-listing', { field: 'listingId', message: 'This property is not listed here.' });
    if (status === 'removed') return refused('removed-listing', { field: 'listingId', message: 'This property is no longer listed, so its agents take no more enquiries.' });
    const tooMany = throttleProblem(await recentEnquiries(database, listingId, enquiry.email));
    if (tooMany) return refused('throttled', tooMany);
  }
  const { id, receivedAt, listingId: about, email } = before ?? await writeEnquiry(database, enquiry, key);
  return about === listingId && email === enquiry.email
    ? { kind: 'received', receipt: { id, receivedAt } }
    : refused('key-reused', { field: 'idempotencyKey', message: 'was used for another enquiry; use a new one' });
}
