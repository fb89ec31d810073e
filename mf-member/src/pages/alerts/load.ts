import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { forCard } from '@verandah/design';
import { readOwn, toSignIn } from '../../features/actions/private-page.ts';
import { readAlerts } from '../../features/alerts/queries.ts';
import { restOf } from '@verandah/areas';
import { fetchSearchForm } from './lazy-search-form.tsx';
import { readNewHomes } from './queries.ts';
import type { AlertsData } from './view.tsx';
import { submitBy } from '../../features/actions/action.ts';
import { actOnAlerts } from './action.ts';
import { shownOfEach } from './new-homes.ts';

export { AlertsView as View } from './view.tsx';

const mostShown = 25;

/** Loads the member's alerts, their new homes, and how often they are emailed. */
export async function load(request: PageRequest): Promise<Loaded<AlertsData>> {
  const {
    session: { signedIn, memberId },
    graph,
  } = request;
  if (!signedIn || memberId === undefined) return toSignIn(request, 'alerts');
  const found = await readOwn(() => graph.read(readAlerts, {}));
  if (!found) return toSignIn(request, 'alerts');
  const ids = [
    ...new Set(found.alerts.results.flatMap(({ unseenListingIds }) => unseenListingIds.slice(0, shownOfEach))),
  ].slice(0, mostShown);
  const [homes, digest] = await Promise.all([
    ids.length > 0
      ? graph.read(readNewHomes, { ids, take: mostShown }).then(({ listingsById }) => listingsById.map(forCard))
      : [],
    restOf(request)({ method: 'GET', path: `/rest/member/${memberId}/settings` }).then(
      ({ body }) => digestOf(body),
      () => null, // without it the page shows no digest
    ),
    fetchSearchForm(),
  ]);
  return {
    status: 200,
    data: { alerts: found.alerts, homes, digest, memberId },
    head: { title: 'Alerts | Verandah', canonical: '/alerts', noIndex: true },
  };
}

function digestOf(body: unknown): string | null {
  const { preferences } = (body ?? {}) as { readonly preferences?: { readonly alertDigest?: unknown } };
  return typeof preferences?.alertDigest === 'string' ? preferences.alertDigest : null;
}

/** Handles the forms sent without script. */
export const submit = (request: PageRequest, form: FormFields): Promise<Loaded<AlertsData>> =>
  submitBy(load, actOnAlerts({ rest: request.rest }))(request, form);
