import { restOf, type FormFields, type PageRequest } from '@verandah/areas';
import { textOf } from './form-values.ts';
import { NotTaken } from './refused.ts';

/** Fields of a form that shows once more who is there. They are never sent back to the page. */
export const proofFields = ['proof', 'proofCode'] as const;

/** What was typed, without what proves who is there. */
export function withoutProof(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !proofFields.some((each) => each === name)));
}

/**
 * Shows the API by the password (and a code, for members with a second factor) who is there, when the form holds one.
 * @throws {NotTaken} for a wrong one, saying what to do
 */
export async function proveAgain(request: Pick<PageRequest, 'rest'>, fields: FormFields): Promise<void> {
  const password = textOf(fields, 'proof');
  const code = textOf(fields, 'proofCode').trim();
  if (password === '') return;
  const { status, body } = await restOf(request)({
    method: 'POST',
    path: '/auth/prove',
    body: { password, ...(code !== '' && { code }) },
  });
  if (status >= 300) throw new NotTaken({ proof: messageOf(body) });
}

/** The first thing that a problem of the API says. */
function messageOf(body: unknown): string {
  const { errors, detail } = (body ?? {}) as {
    readonly errors?: readonly { readonly message?: unknown }[];
    readonly detail?: unknown;
  };
  const said = errors?.[0]?.message ?? detail;
  return typeof said === 'string' ? said : 'We could not check that. Please try again.';
}
