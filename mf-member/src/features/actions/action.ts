import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import type { Graph } from '@verandah/graph';
import type { SessionFacts } from '@verandah/kit';
import type { Failure } from '../store/failure.ts';

/** Outcome of a form: the address to go to, or the failure. */
export type ActionOutcome =
  | { readonly location: string; readonly confirmation?: string }
  | { readonly failure: Failure };

/** Performs the action of a form, in the browser or on the server. The field `do` names the action. */
export type ActionHandler = (
  graph: Graph,
  who: Pick<SessionFacts, 'signedIn' | 'username' | 'memberId'>,
  fields: Readonly<Record<string, string>>,
) => Promise<ActionOutcome>;

/** A form rejected without script, for its page to show again. */
export interface Refused {
  readonly fields: Readonly<Record<string, string>>;
  readonly failure: Failure;
}

/** The first value of each field, as text. Line breaks are normalised to \n. */
export const textsOf = (form: FormFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (value[0] ?? '')).replaceAll('\r\n', '\n'),
    ]),
  );

/**
 * Handles a form posted without script: redirects (303), or returns the page with the failure beside the form (422).
 */
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
