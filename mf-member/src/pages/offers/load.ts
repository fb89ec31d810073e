import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import {
  checkOffer,
  emptyOffer,
  offerAddress,
  offerFieldNames,
  offersAddress,
  type OfferFields,
} from '@verandah/market';
import { submitBy } from '../../features/actions/action.ts';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { textFields } from '../../features/form/fields.ts';
import { refusedAs } from '../../features/store/failure.ts';
import { actOnOffer, sendOwnOffer } from './action.ts';
import type { ListData, NewOfferData, OfferData, OffersData } from './data.ts';
import { readHome, readOffer, readOffers } from './queries.ts';

export { OffersView as View } from './view.tsx';

const pageSize = 25;
const headOf = (title: string, canonical: string) => ({ title: `${title} | Verandah`, canonical, noIndex: true });
const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** Loads one of the pages for the signed-in member. */
export async function load(request: PageRequest): Promise<Loaded<OffersData>> {
  const { session, params } = request;
  if (!session.signedIn) return toSignIn(request, 'offers');
  const loaded = await readOwn(async () => {
    if (params['listing'] !== undefined) return loadNew(request, params['listing']);
    return params['id'] === undefined ? loadList(request) : loadOffer(request, params['id']);
  });
  return loaded ?? toSignIn(request, 'offers');
}

async function loadList({ graph, url }: PageRequest): Promise<Loaded<ListData>> {
  const given = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,2}$/.test(given)) return { status: 404 };
  const page = Number(given);
  const { ownOffers: found } = await graph.read(readOffers, { skip: (page - 1) * pageSize, take: pageSize });
  return {
    status: 200,
    data: { kind: 'list', offers: found.results, page, pages: Math.max(1, Math.ceil(found.total / pageSize)) },
    head: headOf('Offers', offersAddress),
  };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

async function loadNew({ graph, url }: PageRequest, id: string): Promise<Loaded<NewOfferData>> {
  if (!isId(id)) return { status: 404 };
  const { listing: home } = await graph.read(readHome, { id });
  if (!home) return { status: 404 };
  return {
    status: 200,
    data: { kind: 'new', home, start: { fields: emptyOffer, problems: {} }, key: newKey() },
    head: headOf('Make an offer', url.pathname),
  };
}

async function loadOffer({ graph, url }: PageRequest, id: string): Promise<Loaded<OfferData>> {
  if (!isId(id)) return { status: 404 };
  try {
    const { ownOffer: offer } = await graph.read(readOffer, { id });
    return {
      status: 200,
      data: { kind: 'offer', offer, isNew: url.searchParams.get('done') === 'sent' },
      head: headOf('Offer', url.pathname),
    };
  } catch (error) {
    if (refusedAs(error) === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
}

const submitAction = submitBy(load, actOnOffer);

/** Handles the forms sent without script. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<OffersData>> {
  const { listing } = request.params;
  if (listing === undefined) return submitAction(request, form);
  const loaded = await load(request);
  if (!('data' in loaded) || loaded.data.kind !== 'new') return loaded;
  const fields: OfferFields = textFields(form, offerFieldNames);
  const { key, consent } = textFields(form, ['key', 'consent']);
  const found = checkOffer(fields);
  const outcome =
    Object.keys(found).length > 0
      ? { problems: found }
      : await sendOwnOffer(request.graph, listing, fields, { key, consent: consent === 'yes' });
  return 'id' in outcome
    ? { status: 303, location: `${offerAddress(outcome.id)}?done=sent` }
    : { ...loaded, status: 422, data: { ...loaded.data, key, start: { fields, problems: outcome.problems } } };
}
