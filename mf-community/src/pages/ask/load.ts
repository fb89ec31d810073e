import type { FormFields, Head, Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut, unreachable } from '@verandah/graph';
import { placeIdentifier, questionAddress } from '@verandah/market';
import { askFields, checkAsk, emptyAsk } from './fields.ts';
import { readPlace } from './queries.ts';
import { sendQuestion } from './send.ts';
import type { AskData } from './view.tsx';

export { AskView as View } from './view.tsx';

const head: Head = {
  title: 'Ask a question about a suburb',
  description: 'Ask locals what a suburb is like to live in: schools, transport, noise, costs and neighbours.',
  canonical: '/questions/ask',
  noIndex: true,
};

/** A question is about one suburb: of a place with several its writer names one. */
const several: ReadonlySet<string> = new Set(['region', 'state', 'postcode']);

/** Loads the form for a question, about the suburb in the address if there is one. */
export async function load({ url, graph }: PageRequest): Promise<Loaded<AskData>> {
  const slug = url.searchParams.get('location') ?? '';
  const found = slug ? (await graph.read(readPlace, { location: placeIdentifier(slug) })).locationQAndAIndex : null;
  const place = found && !several.has(found.location.type) ? found.location.label : '';
  return {
    status: 200,
    data: {
      fields: { ...emptyAsk, place },
      problems: {},
      choices: [],
      signedOut: false,
      refused: false,
    },
    head,
  };
}

/**
 * Handles the form sent without script: redirects (303) to the question, or returns the form with its validation
 * errors.
 */
export async function submit({ graph, session }: PageRequest, form: FormFields): Promise<Loaded<AskData>> {
  const fields = askFields(form);
  const reject = (more: Partial<AskData>): Loaded<AskData> => ({
    status: 422,
    data: { fields, problems: {}, choices: [], signedOut: false, refused: true, ...more },
    head,
  });
  const problems = checkAsk(fields);
  if (Object.keys(problems).length > 0) return reject({ problems });
  if (!session.signedIn) return reject({ signedOut: true });
  try {
    const outcome = await sendQuestion(graph, fields, null);
    return 'uri' in outcome ? { status: 303, location: questionAddress(outcome.uri) } : reject(outcome);
  } catch (error) {
    return reject(isSignedOut(error) ? { signedOut: true } : { problems: { form: unreachable } });
  }
}
