import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { CallFailed, unreachable } from '../../features/calls/outcome.ts';
import { restOf } from '../../features/calls/rest.ts';
import { textFields } from '../../features/form/fields.ts';
import type { SignInData } from './data.ts';
import { loadSignIn, signInHead } from './load.ts';
import { checkSignIn, signIn } from './sign-in.ts';

/** Signing in without script: to where the visitor came from, or the same page with what is wrong. */
export async function submitSignIn(request: PageRequest, form: FormFields): Promise<Loaded<SignInData>> {
  const loaded = await loadSignIn({ ...request, session: { signedIn: false, roles: [] } });
  if (!('data' in loaded)) return loaded;
  const fields = textFields(form, ['account', 'password']);
  const refuse = (problems: SignInData['problems']): Loaded<SignInData> => ({ status: 422, data: { ...loaded.data, fields: { ...fields, password: '' }, problems }, head: signInHead });
  const found = checkSignIn(fields);
  if (Object.keys(found).length > 0) return refuse(found);
  try {
    const outcome = await signIn(restOf(request), fields, () => undefined);
    return outcome.taken ? { status: 303, location: loaded.data.returnTo } : refuse(outcome.problems);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return refuse({ form: unreachable });
  }
}
