import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { checkProfile, emptyProfile, profileFieldNames, rentalProfileAddress, rentingAddress } from '@verandah/market';
import { submitBy } from '../../features/actions/action.ts';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { textFields } from '../../features/form/fields.ts';
import { refusedAs } from '../../features/store/failure.ts';
import { actOnRenting, saveOwnProfile, savedAddress } from './action.ts';
import type { ApplicationData, ApplyData, ListData, ProfileData, RentingData } from './data.ts';
import { fieldsOf, readApplication, readApplications, readHome, readProfile } from './queries.ts';

export { RentingView as View } from './view.tsx';

const pageSize = 25;
const headOf = (title: string, canonical: string) => ({ title: `${title} | Verandah`, canonical, noIndex: true });
const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Confirmations by `?done=…`. */
const done: Readonly<Record<string, string>> = {
  saved: 'Profile saved.',
  document: 'Document added.',
  removed: 'Document removed.',
  deleted: 'Profile and documents deleted.',
};
/** Why the API did not take a document of a form without script. */
const documentProblems: Readonly<Record<string, string>> = {
  invalid: 'We couldn’t use this file. Choose a PDF or a picture up to 5 MB.',
  conflict: 'Save your profile first. You can then add two documents of each kind.',
  throttled: 'You’ve added a lot of documents. Try again in an hour.',
  'signed-out': 'You’ve been signed out. Sign in, then try again.',
  unavailable: 'We’re busy at the moment. Please try again.',
  'not-found': 'This document was already removed.',
};

/** Loads one of the pages for the signed-in member. */
export async function load(request: PageRequest): Promise<Loaded<RentingData>> {
  const { session, params, url } = request;
  if (!session.signedIn) return toSignIn(request, 'renting');
  const loaded = await readOwn(async () => {
    if (params['listing'] !== undefined) return loadApply(request, params['listing']);
    if (params['id'] !== undefined) return loadApplication(request, params['id']);
    return url.pathname === rentalProfileAddress ? loadProfile(request) : loadList(request);
  });
  return loaded ?? toSignIn(request, 'renting');
}

async function loadList({ graph, url }: PageRequest): Promise<Loaded<ListData>> {
  const given = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(given)) return { status: 404 };
  const page = Number(given);
  const { ownRentalApplications: found } = await graph.read(readApplications, {
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  const pages = Math.max(1, Math.ceil(found.total / pageSize));
  return {
    status: 200,
    data: { kind: 'list', applications: found.results, page, pages },
    head: headOf('Renting', rentingAddress),
  };
}

async function loadProfile({ graph, url: { searchParams } }: PageRequest): Promise<Loaded<ProfileData>> {
  const { ownRentalProfile: profile } = await graph.read(readProfile, {});
  const listing = searchParams.get('listing') ?? '';
  return {
    status: 200,
    data: {
      kind: 'profile',
      profile,
      start: { fields: profile ? fieldsOf(profile) : emptyProfile, problems: {} },
      listing: isId(listing) ? listing : '',
      done: done[searchParams.get('done') ?? ''] ?? '',
      documentProblem: documentProblems[searchParams.get('document') ?? ''] ?? '',
    },
    head: headOf('Rental profile', rentalProfileAddress),
  };
}

async function loadApply({ graph, url }: PageRequest, id: string): Promise<Loaded<ApplyData>> {
  if (!isId(id)) return { status: 404 };
  const { listing: home, ownRentalProfile: profile } = await graph.read(readHome, { id });
  if (!home) return { status: 404 };
  return {
    status: 200,
    data: { kind: 'apply', home, profile, key: newKey() },
    head: headOf('Apply', url.pathname),
  };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

async function loadApplication({ graph, url }: PageRequest, id: string): Promise<Loaded<ApplicationData>> {
  if (!isId(id)) return { status: 404 };
  try {
    const { ownRentalApplication: application } = await graph.read(readApplication, { id });
    return {
      status: 200,
      data: { kind: 'application', application, isNew: url.searchParams.get('done') === 'sent' },
      head: headOf('Application', url.pathname),
    };
  } catch (error) {
    if (refusedAs(error) === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

const submitAction = submitBy(load, actOnRenting);

/** Handles the forms sent without script. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<RentingData>> {
  if (form['do'] !== 'profile') return submitAction(request, form);
  const loaded = await load(request);
  if (!('data' in loaded) || loaded.data.kind !== 'profile') return loaded;
  const fields = textFields(form, profileFieldNames);
  const listing = textFields(form, ['listing']).listing;
  const found = checkProfile(fields);
  const problems = Object.keys(found).length > 0 ? found : await saveOwnProfile(request.graph, fields);
  return Object.keys(problems).length === 0
    ? { status: 303, location: savedAddress(isId(listing) ? listing : '') }
    : { ...loaded, status: 422, data: { ...loaded.data, done: '', start: { fields, problems } } };
}
