import { propertyTypeNames, type PropertyTypeName } from '@verandah/market';
import * as v from 'valibot';
import { headlineBetween } from '../../../../platform/text-input.ts';
import { webLink } from './web-link.ts';

const clearable = <Shape extends v.GenericSchema>(shape: Shape) => v.optional(v.nullable(shape));
const wordsUpTo = (most: number) =>
  clearable(
    v.pipe(
      headlineBetween(0, most),
      v.transform((text) => (text === '' ? null : text)),
    ),
  );
const sizeUpTo = (most: number) =>
  clearable(
    v.pipe(
      v.number('must be a number'),
      v.minValue(0.1, 'must be more than nothing'),
      v.maxValue(most, `must be at most ${most}`),
    ),
  );
const propertyType = v.picklist(propertyTypeNames, 'must be a type of the vocabulary') satisfies v.GenericSchema<
  unknown,
  PropertyTypeName
>;
/** Australia with its islands. */
const position = v.strictObject({
  latitude: v.pipe(
    v.number('must be a number'),
    v.minValue(-55, 'is not in Australia'),
    v.maxValue(-9, 'is not in Australia'),
  ),
  longitude: v.pipe(
    v.number('must be a number'),
    v.minValue(96, 'is not in Australia'),
    v.maxValue(168, 'is not in Australia'),
  ),
});
const street = v.pipe(headlineBetween(2, 100), v.regex(/\p{L}/u, 'must be the name of a street'));
/** Fields of a new agent-entered listing; the rest is set on the draft. */
export const newListingInput = v.strictObject({
  listingType: v.picklist(['sale', 'rental'], 'must be sale or rental'),
  propertyType,
  suburb: headlineBetween(2, 100),
  unit: wordsUpTo(20),
  streetNumber: wordsUpTo(20),
  street,
  streetVisible: v.optional(v.boolean('must be true or false'), true),
});

/**
 * What a feed says of its listings and an agent of their own: what is absent stays, null clears. Sizes in m², the
 * frontage in m.
 */
export const homeInput = v.strictObject({
  propertyType: v.optional(propertyType),
  suburb: v.optional(headlineBetween(2, 100)),
  unit: wordsUpTo(20),
  streetNumber: wordsUpTo(20),
  street: v.optional(street),
  position: clearable(position),
  landMetres: sizeUpTo(100_000_000),
  frontageMetres: sizeUpTo(100_000),
  buildingMetres: sizeUpTo(1_000_000),
  video: clearable(webLink),
});
