import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import type { Graph } from '@verandah/graph';
import type { SessionFacts } from '@verandah/kit';
import type { Failure } from '../store/failure.ts';

/** The outcome of a form: where to go, or what failed. */
export type ActionOutcome = { readonly location: string; readonly said?: string } | { readonly failure: Failure };

/** Carries out the form of a page, on either side: its field `do` names the action. */
export type ActionHandler = (
  graph: Graph,
  who: Pick<SessionFacts, 'signedIn' | 'username' | 'memberId'>,
  fields: Readonly<Record<string, string>>,
) => Promise<ActionOutcome>;

/** A form that was refused without script, for its page to show again. */
export interface Refused {
  readonly fields: Readonly<Record<string, string>>;
  readonly failure: Failure;
}

/** The fields as text; of one that came twice the first. */
export const textsOf = (form: FormFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (value[0] ?? '')).replaceAll('\r\n', '\n'),
    ]),
  );

/** What a page's form posted without script comes to: on by 303, or the same page with what failed beside the form. */
export const submitBy =
  <Data extends object>(load: (request: PageRequest) => Promise<Loaded<Data>>, act: ActionHandler) =>
  async (request: PageRequest, form: FormFields): Promise<Loaded<Data>> => {
    const fields = textsOf(form);
    const outcomeOf = await act(request.graph, request.session, fields);
    if ('location' in outcomeOf) return { status: 303, location: outcomeOf.location };
    const loaded = await load(request);
    return 'data' in loaded
      ? {
          status: 422,
          data: { ...loaded.data, refused: { fields, failure: outcomeOf.failure } satisfies Refused },
          head: loaded.head,
        }
      : loaded;
  };
