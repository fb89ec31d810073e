import type { FormFields, Loaded, PageRequest, Rest } from '@verandah/areas';
import { CallFailed, unreachable, type Outcome, type Problems } from '../calls/outcome.ts';
import { restOf } from '@verandah/areas';
import { textFields } from './fields.ts';

/** The data of a page with one form: what was typed and what is wrong with it. */
export interface FormData<Name extends string> {
  readonly fields: Readonly<Record<Name, string>>;
  readonly problems: Problems;
}

interface Submitting<Name extends string, Data extends FormData<Name>> {
  load(request: PageRequest): Promise<Loaded<Data>>;
  readonly names: readonly Name[];
  /** Never sent back to the page. */
  readonly secrets?: readonly Name[];
  check(fields: Record<Name, string>): Problems;
  send(rest: Rest, fields: Record<Name, string>, log: (error: unknown) => void): Promise<Outcome>;
  /** Where a form that was taken leads. */
  next(data: Data): string;
}

/**
 * A form that is sent without script: on by 303, or the same page with what is wrong beside the fields and nothing
 * typed lost.
 */
export const submitting =
  <Name extends string, Data extends FormData<Name>>({
    load,
    names,
    secrets = [],
    check,
    send,
    next,
  }: Submitting<Name, Data>) =>
  async (request: PageRequest, form: FormFields): Promise<Loaded<Data>> => {
    const loaded = await load({ ...request, session: { signedIn: false, roles: [] } });
    if (!('data' in loaded)) return loaded;
    const fields = textFields(form, names);
    const refuse = (problems: Problems): Loaded<Data> => {
      const shown = Object.fromEntries(names.map((name) => [name, secrets.includes(name) ? '' : fields[name]]));
      return {
        status: 422,
        data: { ...loaded.data, fields: shown, problems },
        head: { ...loaded.head, noIndex: true },
      };
    };
    const found = check(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      const outcome = await send(restOf(request), fields, () => undefined);
      return outcome.taken ? { status: 303, location: next(loaded.data) } : refuse(outcome.problems);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return refuse({ form: unreachable });
    }
  };
