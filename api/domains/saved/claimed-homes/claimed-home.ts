import { propertyTypeNames, type PropertyTypeName } from '@verandah/market';
import * as v from 'valibot';

/** Maximum number of homes that a member can claim. */
export const mostClaimed = 20;
const mostBedrooms = 20;

/** What a member states about their home. */
export const homeInput = v.object({
  propertyType: v.picklist([...propertyTypeNames]),
  bedrooms: v.nullable(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must be 0 or more'),
      v.maxValue(mostBedrooms, `must be at most ${mostBedrooms}`),
    ),
  ),
  tracked: v.boolean(),
});
export type HomeInput = v.InferOutput<typeof homeInput>;

/** A property in addresses: slugs of suburb, street and property. */
export interface PropertyPath {
  readonly suburb: string;
  readonly street: string;
  readonly property: string;
}

/** A home that a member has claimed. */
export interface ClaimedHome {
  readonly id: number;
  readonly localityId: number;
  readonly locationSlug: string;
  readonly street: string;
  readonly property: string;
  /** '3/12A Smith Street' */
  readonly address: string;
  readonly propertyType: PropertyTypeName;
  readonly bedrooms: number | null;
  /** Whether its estimate is mailed every month. */
  readonly tracked: boolean;
}
