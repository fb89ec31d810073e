import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { CallFailed, unreachable, type Problems } from '../../features/calls/outcome.ts';
import { restOf } from '../../features/calls/rest.ts';
import { textFields } from '../../features/form/fields.ts';
import { act, checkSection, secretFields, sectionFields, sections } from './act.ts';
import type { AccountData } from './data.ts';
import { accountHead, loadAccount } from './load.ts';

/** One of the page's forms, sent without script. */
export async function submitAccount(request: PageRequest, form: FormFields): Promise<Loaded<AccountData>> {
  const loaded = await loadAccount(request);
  if (!('data' in loaded)) return loaded;
  const { data } = loaded;
  const section = sections.find((name) => name === form['do']);
  if (!section) return { status: 303, location: '/account' };
  const fields = textFields(form, sectionFields[section]);
  const refuse = (problems: Problems): Loaded<AccountData> => ({
    status: 422, head: accountHead, data: { ...data, done: null, refused: { section, problems, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.includes(name))) } },
  });
  const found = checkSection(section, fields, data.settings.hasPassword);
  if (Object.keys(found).length > 0) return refuse(found);
  try {
    const outcome = await act(restOf(request), section, data.settings.id, fields, () => undefined);
    if (!outcome.taken) return refuse(outcome.problems);
    return { status: 303, location: section === 'delete' ? '/' : `/account?done=${section}#${section}` };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return refuse({ form: unreachable });
  }
}
