import type { FormFields, Head, Loaded, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { signInHref } from '@verandah/kit';
import { onceKey } from '@verandah/market';
import { textOf } from './form-values.ts';
import type { PortalData, PortalPart, Sent } from './portal-part.ts';
import { proveAgain, withoutProof } from './prove-again.ts';
import { NotTaken, problemsByField, type Refused } from './refused.ts';
import { readPortalViewer, type Who } from './who.ts';

type Part = PortalPart<unknown>;
type PortalResponse = Loaded<PortalData<unknown>>;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');

const mayUse = ({ access }: Part, { agent, isAdmin }: Who): boolean =>
  access === 'member' || (access !== 'admin' && agent !== null) || (access !== 'agent' && isAdmin);

const headOf = (title: string): Head => ({ title: `${title} | Agent portal`, noIndex: true });

/** Loads a portal page for the signed-in member. Visitors are redirected to the sign-in page, then back. */
export async function loadPage(part: Part, request: PageRequest): Promise<PortalResponse> {
  const { graph, url } = request;
  const path = url.pathname + url.search;
  // Both are requested in parallel: the load of a page that the visitor may not see fails and is ignored.
  const loading = part.load(request).catch((error: unknown) => ({ error }));
  const who = await readPortalViewer(graph);
  const loaded = await loading;
  if (!who) return { status: 302, location: signInHref(path, 'agent') };
  const common = {
    who,
    path: url.pathname,
    key: newKey(),
    done: part.done?.[url.searchParams.get('done') ?? ''] ?? '',
    secret: '',
    refused: null,
  };
  if (!mayUse(part, who)) {
    const title = part.access === 'admin' ? 'This page is for admins' : 'Agent portal is for agents';
    return { status: 200, data: { ...common, title, content: null }, head: headOf(title) };
  }
  if ('error' in loaded) {
    const { error } = loaded;
    if (error instanceof GraphError && error.code === 'NOT_FOUND') return { status: 404 };
    throw error;
  }
  if ('location' in loaded) return { status: 302, location: loaded.location };
  if ('status' in loaded) return loaded;
  return { status: 200, data: { ...common, title: loaded.title, content: loaded.content }, head: headOf(loaded.title) };
}

const unreachable =
  'We couldn’t confirm your changes were saved. What you entered is still here. Try again and we’ll only save it once.';

/**
 * Validation errors of a form, from a rejection.
 * @throws errors that do not concern the form
 */
function refusalOf(error: unknown, { labels = {} }: Part, form: string, fields: FormFields): Refused {
  if (error instanceof NotTaken) {
    const wrong = Object.keys(error.problems).length > 0;
    return {
      form,
      fields: error.fields ?? fields,
      problems: error.problems,
      message: error.message || (wrong ? 'Check the highlighted fields and try again.' : ''),
    };
  }
  if (!(error instanceof GraphError)) throw error;
  if (error.code === '') return { form, fields, problems: {}, message: unreachable };
  if (error.code === 'SIGNED_OUT')
    return {
      form,
      fields,
      problems: {},
      message:
        'You’ve been signed out. Sign in using another tab, then try again here. What you entered is still here.',
    };
  if (error.problems.length === 0) return { form, fields, problems: {}, message: error.message };
  const { problems, message } = problemsByField(error.problems, { ...labels, proof: 'Your password' });
  return { form, fields, problems, message: message || 'Check the highlighted fields and try again.' };
}

/**
 * Handles a form of the page: redirects (303), or returns the page with its validation errors and everything that was
 * typed (422).
 */
export async function submitPage(part: Part, request: PageRequest, sentFields: FormFields): Promise<PortalResponse> {
  const given = withoutProof(sentFields);
  const form = textOf(given, 'form');
  const key = /^[a-z0-9]{9,40}$/.test(textOf(given, 'key')) ? textOf(given, 'key') : newKey();
  const sent: Sent = { form, fields: given, keyFor: (what, input) => onceKey(what, key, [JSON.stringify(input)]) };
  const before = await loadPage(part, request);
  if (!('data' in before) || before.data.content === null || !part.submit) return before;
  try {
    await proveAgain(request, sentFields);
    const outcome = await part.submit(request, sent);
    if ('location' in outcome) return { status: 303, location: outcome.location };
    const after = await loadPage(part, request);
    return 'data' in after
      ? { status: 200, data: { ...after.data, done: '', secret: outcome.secret }, head: after.head }
      : after;
  } catch (error) {
    const refused = refusalOf(error, part, form, given);
    // Shows what others have changed in the meantime. The key stays, because it may have been used: a retry writes
    // nothing twice.
    const after = await loadPage(part, request);
    return 'data' in after ? { status: 422, data: { ...after.data, key, done: '', refused }, head: after.head } : after;
  }
}
