import * as v from 'valibot';
import { area, moment, wholeNumber, type Immutable } from './fields.ts';

const address = v.pipe(
  v.string(),
  v.regex(/^\/[^\s#\p{Cc}]{0,399}$/u, 'must be a path of the site, with parameters or without'),
);
const addressInput = v.object({
  area,
  address,
  at: moment,
  views: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
});
/** The public addresses that one host has sent pages of. */
export const addressesInput = v.object({
  addresses: v.pipe(v.array(addressInput), v.maxLength(5000, 'must be at most 5000')),
});
export type AddressesInput = Immutable<v.InferOutput<typeof addressesInput>>;

export const addressesQuery = v.object({
  area,
  since: moment,
  limit: v.optional(wholeNumber(1, 1000, 'must be a number up to 1000'), 100),
});
export type AddressesQuery = v.InferOutput<typeof addressesQuery>;

export const openedAddress = v.object({ address: v.string(), views: v.number() });
/** A public address of an area, and how often pages of it were sent. */
export type OpenedAddress = Immutable<v.InferOutput<typeof openedAddress>>;
