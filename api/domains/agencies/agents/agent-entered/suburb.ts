import { states } from '@verandah/market';
import type { Database } from '../../../../platform/database/public.ts';
import { findLocality, localityBySlug, type Locality } from '../../../geography/locations/public.ts';
import { invalidInput } from '../../../../platform/problems/public.ts';

const codes = states.map(({ stateCode }) => stateCode).join('|');
const labelForm = new RegExp(`^(.+?)[,\\s]+(${codes})\\b[,\\s]*(\\d{4})?$`, 'i');

/**
 * The suburb that an agent means: 'Richmond, VIC 3121', 'richmond vic', or its slug. Streets of a suburb that nobody
 * knows are for feeds: a name that is typed is more likely misspelt.
 * @throws {Refusal} invalid
 */
export async function suburbOf(database: Database, text: string): Promise<Locality> {
  const slug = text.trim().toLowerCase();
  const [, name = '', state = '', postcode = null] = labelForm.exec(text.trim()) ?? [];
  const found =
    name === '' ? await localityBySlug(database, slug) : await findLocality(database, { name, state, postcode });
  if (!found)
    throw invalidInput({
      field: 'suburb',
      message:
        name === ''
          ? 'Enter a suburb, state and postcode, such as Richmond, VIC 3121.'
          : 'We couldn’t find that suburb. Check the spelling and postcode.',
    });
  return found;
}
