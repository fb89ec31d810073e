import type { FormFields, Loaded, PageRequest, Rest } from '@verandah/areas';
import { CallFailed, unreachable, type Outcome, type Problems } from '../calls/outcome.ts';
import { restOf } from '@verandah/areas';
import { textFields } from './fields.ts';

/** Data of a page with one form: the typed values and their validation errors. */
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
  /** Address to go to after success. */
  next(data: Data): string;
}

/**
 * Handles a form sent without script: redirects (303), or returns the page with validation errors beside the fields and
 * the typed values (422).
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
    const reject = (problems: Problems): Loaded<Data> => {
      const shown = Object.fromEntries(names.map((name) => [name, secrets.includes(name) ? '' : fields[name]]));
      return {
        status: 422,
        data: { ...loaded.data, fields: shown, problems },
        head: { ...loaded.head, noIndex: true },
      };
    };
    const found = check(fields);
    if (Object.keys(found).length > 0) return reject(found);
    try {
      const outcome = await send(restOf(request), fields, () => undefined);
      return outcome.taken ? { status: 303, location: next(loaded.data) } : reject(outcome.problems);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return reject({ form: unreachable });
    }
  };
