import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { registerAddress } from '@verandah/market';
import { submitBy } from '../../features/actions/action.ts';
import { actOnInspections } from '../../features/inspections/act-on-inspections.ts';
import { readHome, readTimes } from './queries.ts';
import type { RegisterData } from './view.tsx';

export { RegisterView as View } from './view.tsx';

/** A home with the times that visitors register for; one of them is chosen by `at`. */
export async function load({ params, session, graph, url }: PageRequest): Promise<Loaded<RegisterData>> {
  const { uri = '' } = params;
  const { listingByUri: home } = await graph.read(readHome, { uri });
  if (!home) return { status: 404 };
  if (home.canonicalUri !== uri) return { status: 301, location: registerAddress(home.canonicalUri) };
  const { bookableInspections: times } = await graph.read(readTimes, { ids: [home.id] });
  const at = Date.parse(url.searchParams.get('at') ?? '');
  return {
    status: 200,
    data: {
      home,
      times,
      chosen: times.find(({ startsAt }) => Date.parse(startsAt) === at)?.startsAt ?? null,
      signedIn: session.signedIn,
      isDone: url.searchParams.has('done'),
    },
    head: {
      title: `Register for an inspection: ${home.address.street} | Verandah`,
      canonical: registerAddress(uri),
      noIndex: true,
    },
  };
}

const submitForm = submitBy(load, actOnInspections);

/** Handles the forms sent without script, and the button of the home's own page, which knows no visitor's name. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<RegisterData>> {
  if (request.session.signedIn || 'name' in form) return submitForm(request, form);
  const { url } = request;
  return { status: 303, location: url.pathname + url.search };
}
