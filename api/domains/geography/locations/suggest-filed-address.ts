import type { Database } from '../../../platform/database/public.ts';
import { addressPositions } from './address-positions.ts';
import { readAddress } from './address-term.ts';
import { localitiesBySlug } from './locality-store.ts';
import { suggestPlaces } from './suggest.ts';
import { boundsOf } from './suggest-found.ts';
import type { AddressSuggestion } from './suggest-kinds.ts';
import { streetLabel } from './suggest-street.ts';
import type { TypedNumber } from './typed-number.ts';

/** Suburbs that a typed beginning may mean. */
const mostSuburbs = 3;

/**
 * The typed address where the imported address file has it, whether or not a home is or was on offer there: it has a
 * position, and no page. None without a suburb or postcode behind the street.
 */
export async function filedAddresses(
  database: Database,
  text: string,
  { number, unit }: TypedNumber,
  stateCode: string | null,
): Promise<AddressSuggestion[]> {
  const term = readAddress(text);
  if (!term || (term.place === '' && term.postcode === null)) return [];
  const place = [term.place, term.stateCode, term.postcode].filter(Boolean).join(' ');
  const suburbs = await suggestPlaces(database, place, ['suburb'], mostSuburbs, term.stateCode ?? stateCode);
  const labels = new Map(suburbs.map(({ target, label }) => [target, label]));
  const localities = await localitiesBySlug(database, [...labels.keys()]);
  const positions = await addressPositions(
    database,
    localities.map(({ id }) => ({
      localityId: id,
      unit,
      streetNumber: number.number,
      street: term.street,
      listingId: null,
    })),
  );
  const house = [unit, number.number].filter(Boolean).join('/');
  return localities.flatMap(({ slug, stateCode: state }, at): AddressSuggestion[] => {
    const position = positions[at];
    if (!position || position.isApproximate) return [];
    const { latitude, longitude } = position;
    return [
      {
        kind: 'address',
        target: '',
        label: `${house} ${streetLabel(term.street)}, ${labels.get(slug) ?? ''}`,
        detail: '',
        slug,
        stateCode: state,
        latitude,
        longitude,
        bounds: boundsOf('street', longitude, latitude, longitude, latitude),
        officeSlug: null,
      },
    ];
  });
}
