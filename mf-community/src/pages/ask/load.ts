import type { FormFields, Head, Loaded, PageRequest } from '@verandah/areas';
import { isSignedOut, unreachable } from '@verandah/graph';
import { questionAddress } from '@verandah/market';
import type { AskData } from './data.ts';
import { askFields, checkAsk, emptyAsk } from './fields.ts';
import { readPlace } from './queries.ts';
import { sendQuestion } from './send.ts';

const head: Head = {
  title: 'Ask a question about a suburb',
  description: 'Ask locals what a suburb is like to live in: schools, transport, noise, costs, neighbours.',
  canonical: '/questions/ask',
  noIndex: true,
};

/** The form for a question, about a location when the address names one. */
export async function loadAsk({ url, graph }: PageRequest): Promise<Loaded<AskData>> {
  const slug = url.searchParams.get('location') ?? '';
  const found = slug ? (await graph.read(readPlace, { location: slug })).locationQAndAIndex : null;
  return {
    status: 200,
    data: {
      fields: { ...emptyAsk, place: found?.location.label ?? '' },
      problems: {},
      choices: [],
      signedOut: false,
      refused: false,
    },
    head,
  };
}

/** The form, sent without script: on to the question by 303, or the same form with what is wrong. */
export async function submitAsk({ graph, session }: PageRequest, form: FormFields): Promise<Loaded<AskData>> {
  const fields = askFields(form);
  const refuse = (more: Partial<AskData>): Loaded<AskData> => ({
    status: 422,
    data: { fields, problems: {}, choices: [], signedOut: false, refused: true, ...more },
    head,
  });
  const problems = checkAsk(fields);
  if (Object.keys(problems).length > 0) return refuse({ problems });
  if (!session.signedIn) return refuse({ signedOut: true });
  try {
    const asked = await sendQuestion(graph, fields, null);
    return 'uri' in asked ? { status: 303, location: questionAddress(asked.uri) } : refuse(asked);
  } catch (error) {
    return refuse(isSignedOut(error) ? { signedOut: true } : { problems: { form: unreachable } });
  }
}
