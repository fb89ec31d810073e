import type { Rest } from '@verandah/areas';
import { array, object, safeParse, string } from 'valibot';

const shape = array(object({ name: string(), label: string() }));

/** The sign-in providers. Empty if the API does not respond, so that signing in with a password still works. */
export async function readProviders(rest: Rest): Promise<readonly { readonly name: string; readonly label: string }[]> {
  try {
    const { status, body } = await rest({ method: 'GET', path: '/auth/providers' });
    const read = safeParse(shape, body);
    return status === 200 && read.success ? read.output : [];
  } catch {
    return []; // unknown which providers there are: the form works without
  }
}
