import type { Rest } from '@verandah/areas';
import { array, object, safeParse, string } from 'valibot';

const shape = array(object({ name: string(), label: string() }));

/** Who else signs members in. None when the service does not say: signing in with a password goes on. */
export async function providers(rest: Rest): Promise<readonly { readonly name: string; readonly label: string }[]> {
  try {
    const { status, body } = await rest({ method: 'GET', path: '/auth/providers' });
    const read = safeParse(shape, body);
    return status === 200 && read.success ? read.output : [];
  } catch {
    return [];
  }
}
