import { locationLabel, placeName, stateByCode } from '@verandah/market';
import * as v from 'valibot';
import { homeKinds } from '../../listings/public.ts';
import type { Locality, NearPlace, PlaceView } from '../locations/public.ts';

const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const location = {
  id: v.number(),
  name: v.string(),
  state: v.strictObject({ id: v.number(), name: v.string() }),
  zipCode: v.nullable(v.strictObject({ name: v.string() })),
  uri: v.string(),
  slug: v.string(),
  label: v.string(),
  suburb: v.string(),
  type: v.literal('suburb'),
  stateCode: v.string(),
  postcode: v.nullable(v.string()),
  latLong: v.strictObject({ latitude: v.number(), longitude: v.number() }),
};

/** A suburb as the REST API returns it. */
export const locationResponse = v.strictObject(location);
export const nearResponse = v.strictObject({ ...location, distanceMetres: v.number() });

const median = { median: v.nullable(v.number()), sampleSize: v.number() };
export const mediansResponse = v.strictObject({
  asOf: v.string(),
  leastSample: v.number(),
  kinds: listOf(
    v.strictObject({
      kind: v.picklist(homeKinds),
      sold: v.strictObject(median),
      soldBefore: v.strictObject(median),
      change: v.nullable(v.number()),
      rent: v.strictObject(median),
      bedrooms: listOf(
        v.strictObject({ bedrooms: v.number(), sold: v.strictObject(median), rent: v.strictObject(median) }),
      ),
      quarters: listOf(v.strictObject({ quarter: v.string(), from: v.string(), to: v.string(), ...median })),
    }),
  ),
});

export const wholeLocationResponse = v.strictObject({
  ...location,
  medians: mediansResponse,
  surroundingSuburbIds: v.optional(listOf(v.number())),
  surroundingSuburbs: v.optional(listOf(locationResponse)),
});

/** A region, a state or a postcode as the REST API returns it, with the medians of all its suburbs. */
const widePlaceResponse = v.strictObject({
  ...location,
  id: v.string(),
  suburb: v.null(),
  type: v.picklist(['region', 'state', 'postcode']),
  medians: mediansResponse,
});
export const anyLocationResponse = v.variant('type', [wholeLocationResponse, widePlaceResponse]);

export const boundaryResponse = v.strictObject({
  id: v.number(),
  approximate: v.boolean(),
  wellKnownText: v.string(),
  credit: v.nullable(v.string()),
  geoJson: v.variant('type', [
    v.strictObject({ type: v.literal('Polygon'), coordinates: v.array(v.array(v.array(v.number()))) }),
    v.strictObject({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(v.array(v.array(v.number())))) }),
  ]),
});

/** What places of every kind have in common, apart from their ids. */
function namesOf({ name, slug, stateCode, postcode }: Pick<PlaceView, 'name' | 'slug' | 'stateCode' | 'postcode'>) {
  const state = stateByCode(stateCode);
  return {
    name,
    state: { id: state?.id ?? 0, name: state?.name ?? stateCode },
    zipCode: postcode === null ? null : { name: postcode },
    uri: slug,
    slug,
    stateCode,
    postcode,
  };
}

/** @returns what `widePlaceResponse` describes, without its medians; undefined for a suburb */
export function widePlaceOf(place: PlaceView) {
  const { kind, id, label, latLong } = place;
  return kind === 'suburb' ? undefined : { id, ...namesOf(place), label, suburb: null, type: kind, latLong };
}

/** @returns what `locationResponse` describes */
export const locationOf = ({ id, latitude, longitude, ...place }: Locality) => ({
  id,
  ...namesOf({ ...place, name: placeName(place) }),
  label: locationLabel({ ...place, name: placeName(place) }),
  suburb: place.name,
  type: 'suburb' as const,
  latLong: { latitude, longitude },
});

export const nearOf = ({ locality, distanceMetres }: NearPlace) => ({ ...locationOf(locality), distanceMetres });
