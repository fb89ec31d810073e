import { restOf, type PageRequest } from '@verandah/areas';
import { NotTaken } from '../portal/refused.ts';

/** @throws {NotTaken} with a message */
export async function removePicture(
  request: Pick<PageRequest, 'rest'>,
  path: '/rest/agents/own/portrait' | '/rest/agents/own/office/logo',
): Promise<void> {
  const { status, body } = await restOf(request)({ method: 'DELETE', path });
  if (status < 300) return;
  const { detail } = (body ?? {}) as { readonly detail?: unknown };
  throw new NotTaken(
    {},
    status < 500 && typeof detail === 'string' ? detail : 'We couldn’t remove the picture. Try again in a minute.',
  );
}
