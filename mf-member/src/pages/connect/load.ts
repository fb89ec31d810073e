import { restOf, type FormFields, type Loaded, type PageRequest } from '@verandah/areas';
import { safeParse } from 'valibot';
import { toSignIn } from '../../features/actions/private-page.ts';
import { CallFailed, unreachable } from '../../features/calls/outcome.ts';
import { consentShape, type ConnectData } from './data.ts';
import { decide, nextOf } from './decide.ts';

export { ConnectView as View } from './view.tsx';

const head = { title: 'Connect an application | Verandah', noIndex: true };
const errorName = /^[a-z_]{1,40}$/;

/** Loads what an application requests. Visitors are redirected to the sign-in page, and come back. */
export async function load(request: PageRequest): Promise<Loaded<ConnectData>> {
  const { uid = '' } = request.params;
  const given = request.url.searchParams.get('error') ?? '';
  const withoutRequest = (error: string | null): Loaded<ConnectData> => ({
    status: 200,
    head,
    data: { uid, consent: null, error, next: null, problems: {} },
  });
  if (uid === '') return withoutRequest(errorName.test(given) ? given : null);
  if (!request.session.signedIn) return toSignIn(request, 'connect');
  const path = `/auth/consents/${encodeURIComponent(uid)}`;
  const { status, body } = await restOf(request)({ method: 'GET', path });
  if (status === 401) return toSignIn(request, 'connect');
  if (status >= 500) throw new CallFailed(`GET ${path} responded with ${status}.`, status);
  const consent = safeParse(consentShape, body);
  return status === 200 && consent.success
    ? { status: 200, head, data: { uid, consent: consent.output, error: null, next: null, problems: {} } }
    : withoutRequest(null);
}

/**
 * Handles a decision sent without script. The policy of our pages forbids a form to end at another site: the page that
 * follows has a link.
 */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<ConnectData>> {
  const loaded = await load(request);
  if (!('data' in loaded) || loaded.data.consent === null) return loaded;
  const decision = form['decision'] === 'allow' ? 'allow' : 'deny';
  try {
    const outcome = await decide(restOf(request), loaded.data.uid, decision, () => undefined);
    return outcome.taken
      ? { ...loaded, data: { ...loaded.data, next: nextOf(outcome.body) } }
      : { ...loaded, status: 422, data: { ...loaded.data, problems: outcome.problems } };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return { ...loaded, status: 422, data: { ...loaded.data, problems: { form: unreachable } } };
  }
}
