import { GraphError, type Graph } from '@verandah/graph';
import {
  applyAddress,
  onceKey,
  profileField,
  profileFieldNames,
  rentalApplicationAddress,
  rentalProfileAddress,
  rentingAddress,
  type ProfileFieldName,
  type ProfileProblems,
  type RentalProfile,
} from '@verandah/market';
import type { ActionHandler, ActionOutcome } from '../../features/actions/action.ts';
import { failureOf } from '../../features/store/failure.ts';
import { unreachable } from '../../features/calls/outcome.ts';
import { deleteProfile, saveProfile, sendApplication, withdraw } from './queries.ts';

type Fields = Readonly<Record<string, string>>;

/** Where the member goes after saving: to the home they apply for, or back to the profile for its documents. */
export const savedAddress = (listing: string): string =>
  listing === '' ? `${rentalProfileAddress}?done=saved` : applyAddress(listing);

const isField = (text: string): text is ProfileFieldName => (profileFieldNames as readonly string[]).includes(text);

/** Saves the profile. @returns validation errors; empty once it was saved */
export async function saveOwnProfile(graph: Graph, fields: RentalProfile): Promise<ProfileProblems> {
  try {
    await graph.write(saveProfile, { input: fields });
    return {};
  } catch (error) {
    return problemsOf(error);
  }
}

/** A rejection beside its fields; what concerns none is the form's. */
export function problemsOf(error: unknown): ProfileProblems {
  if (!(error instanceof GraphError)) throw error;
  if (error.code === '') return { form: unreachable };
  const own = error.problems.flatMap(({ field, message }) =>
    isField(field)
      ? [[field, /^\p{Lu}/u.test(message) ? message : `${profileField(field).label} ${message}.`] as const]
      : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : { form: error.message };
}

async function apply(graph: Graph, fields: Fields): Promise<ActionOutcome> {
  const { listing = '', version = '', key = '', consent, moveInOn = '', message = '' } = fields;
  const input = {
    listingId: listing,
    consent: consent === 'yes',
    version,
    moveInOn: moveInOn === '' ? null : moveInOn,
    message: message.trim(),
  };
  try {
    const { sendRentalApplication: sent } = await graph.write(sendApplication, {
      ...input,
      key: onceKey('rental', key, [JSON.stringify(input)]),
    });
    return { location: `${rentalApplicationAddress(sent.id)}?done=sent` };
  } catch (error) {
    return { failure: failureOf('Your application wasn’t sent.', error) };
  }
}

/** Performs the action of a form: sends or withdraws an application, or deletes the profile. */
export const actOnRenting: ActionHandler = async (graph, _, fields) => {
  const { do: what, id = '' } = fields;
  if (what === 'apply') return apply(graph, fields);
  try {
    if (what === 'withdraw') {
      await graph.write(withdraw, { id });
      return { location: rentalApplicationAddress(id), confirmation: 'Application withdrawn.' };
    }
    if (what === 'delete') {
      await graph.write(deleteProfile, {});
      return { location: `${rentalProfileAddress}?done=deleted` };
    }
    return { location: rentingAddress };
  } catch (error) {
    return {
      failure: failureOf(
        what === 'withdraw' ? 'Your application wasn’t withdrawn.' : 'Your profile wasn’t deleted.',
        error,
      ),
    };
  }
};
