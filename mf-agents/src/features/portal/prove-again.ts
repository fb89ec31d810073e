import { restOf, type FormFields, type PageRequest } from '@verandah/areas';
import { textOf } from './form-values.ts';
import { NotTaken } from './refused.ts';

/** Fields for re-authentication. They are never sent back to the page. */
export const proofFields = ['proof', 'proofCode'] as const;

/** The submitted fields without those for re-authentication. */
export function withoutProof(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !proofFields.some((each) => each === name)));
}

/**
 * Re-authenticates the member by password (and a code, with a second factor), if the form holds one.
 * @throws {NotTaken} for a wrong password or code, with a message
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

/** The first message of an error response. */
function messageOf(body: unknown): string {
  const { errors, detail } = (body ?? {}) as {
    readonly errors?: readonly { readonly message?: unknown }[];
    readonly detail?: unknown;
  };
  const message = errors?.[0]?.message ?? detail;
  return typeof message === 'string' ? message : 'We couldn’t check your password. Please try again.';
}
