import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { safeParse } from 'valibot';
import { CallFailed, unreachable, type Problems } from '../../features/calls/outcome.ts';
import { restOf } from '@verandah/areas';
import { textFields } from '../../features/form/fields.ts';
import { codesShape, madeTokenShape, setupShape, shownSecretShape } from './account.ts';
import { act, checkSection, secretFields, sectionFields, sections, type Section } from './action.ts';
import type { AccountData } from './data.ts';
import { accountHead, loadAccount } from './load.ts';

const places: Partial<Record<Section, string>> = {
  'email-resend': 'email',
  'email-cancel': 'email',
  device: 'devices',
  prove: 'unlink',
  'push-device': 'push',
  'token-add': 'tokens',
  'token-end': 'tokens',
  'connection-end': 'connections',
  'application-add': 'applications',
  'application-secret': 'applications',
  'application-end': 'applications',
  'passkey-add': 'passkeys',
  'passkey-name': 'passkeys',
  'passkey-end': 'passkeys',
};

/** Id of the section that contains a form. */
const placeOf = (section: Section): string =>
  places[section] ?? (section.startsWith('factor-') ? 'second-factor' : section);

/** Handles a form of the page sent without script. */
export async function submitAccount(request: PageRequest, form: FormFields): Promise<Loaded<AccountData>> {
  const loaded = await loadAccount(request);
  if (!('data' in loaded)) return loaded;
  const { data } = loaded;
  const section = sections.find((name) => name === form['do']);
  if (!section) return { status: 303, location: '/account' };
  const fields = textFields(form, sectionFields[section]);
  const reject = (problems: Problems): Loaded<AccountData> => ({
    status: 422,
    head: accountHead,
    data: {
      ...data,
      done: null,
      refused: {
        section,
        problems,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.includes(name))),
      },
    },
  });
  // A wrong code is corrected beside the same picture.
  const withSetup = async (refused: Loaded<AccountData>): Promise<Loaded<AccountData>> => {
    if (section !== 'factor-on' || !('data' in refused)) return refused;
    const again = await act(restOf(request), 'factor-begin', data.settings.id, {}, () => undefined);
    const factor = again.taken ? factorOf(again.body) : undefined;
    return { ...refused, data: { ...refused.data, ...(factor && { factor }) } };
  };
  const found = checkSection(section, fields, data.settings.hasPassword);
  // Its form has no button without script.
  if (section === 'passkey-add') return reject({ form: 'Passkeys need JavaScript. Turn it on to add one.' });
  try {
    if (Object.keys(found).length > 0) return await withSetup(reject(found));
    const outcome = await act(restOf(request), section, data.settings.id, fields, () => undefined);
    if (!outcome.taken) return await withSetup(reject(outcome.problems));
    const factor = factorOf(outcome.body);
    // Shown once, so it has no address of its own.
    if (factor !== undefined) {
      const after = await loadAccount(request);
      return 'data' in after ? { ...after, data: { ...after.data, done: section, factor } } : after;
    }
    const shown = shownOnce(section, outcome.body);
    if (shown !== undefined) {
      const after = await loadAccount(request);
      return 'data' in after ? { ...after, data: { ...after.data, done: section, ...shown } } : after;
    }
    return { status: 303, location: section === 'delete' ? '/' : `/account?done=${section}#${placeOf(section)}` };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return reject({ form: unreachable });
  }
}

function factorOf(body: unknown): AccountData['factor'] {
  const [setup, codes] = [safeParse(setupShape, body), safeParse(codesShape, body)];
  return setup.success ? { setup: setup.output } : codes.success ? { codes: codes.output.recoveryCodes } : undefined;
}

/** A secret of a response, which has no address of its own either. */
function shownOnce(
  section: Section,
  body: unknown,
): Pick<AccountData, 'madeToken'> | Pick<AccountData, 'applicationSecret'> | undefined {
  const [token, secret] = [safeParse(madeTokenShape, body), safeParse(shownSecretShape, body)];
  if (section === 'token-add' && token.success) return { madeToken: token.output.token };
  if (section.startsWith('application-') && secret.success && secret.output.clientSecret !== null)
    return { applicationSecret: secret.output.clientSecret };
  return undefined;
}
