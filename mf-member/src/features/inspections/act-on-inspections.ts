import { GraphError } from '@verandah/graph';
import type { ActionHandler } from '../actions/action.ts';
import { ownPath } from '../form/own-path.ts';
import { failureOf } from '../store/failure.ts';
import { bookInspection, cancelInspection } from './queries.ts';

/** What a rejected field is called in the form. */
const labels: Readonly<Record<string, string>> = {
  'guest.name': 'Name',
  'guest.email': 'Email',
  'guest.phone': 'Phone',
};

/** In words for the form: 'Email must be an email address.' */
const reasonsOf = ({ problems }: GraphError): string =>
  problems.map(({ field, message }) => `${labels[field] ?? field} ${message}.`).join(' ');

/**
 * Registers for an inspection, or cancels a registration (`do`: `book` or `cancel`), and returns to the page that the
 * field `back` names.
 */
export const actOnInspections: ActionHandler = async (graph, { signedIn }, fields) => {
  const { listingId = '', startsAt = '', bookingId = '', name = '', email = '', phone = '', back } = fields;
  const isCancelling = fields['do'] === 'cancel';
  try {
    if (isCancelling) await graph.write(cancelInspection, { bookingId });
    else
      await graph.write(bookInspection, {
        listingId,
        startsAt,
        guest: signedIn ? null : { name, email, phone: phone || null },
      });
  } catch (error) {
    const failure = failureOf(isCancelling ? 'Not cancelled' : 'Not registered', error);
    return {
      failure:
        error instanceof GraphError && error.problems.length > 0
          ? { message: failure.message, reason: reasonsOf(error) }
          : failure,
    };
  }
  return {
    location: ownPath(back),
    confirmation: isCancelling ? 'Registration cancelled.' : 'You’re registered. We’ve emailed you a confirmation.',
  };
};
