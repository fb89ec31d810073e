import type { ListingStatusType } from './modes.ts';

/**
 * Name in the graph API, slug in addresses, label, and the modes that can be searched by it; the position in this list
 * is the trait's bit, so only ever append.
 */
const table = [
  ['reduced', 'price-reduced', 'Price reduced', 'buy rent'],
  ['floorPlan', 'floor-plan', 'Floor plan', 'buy rent sold leased'],
  ['video', 'video', 'Video', 'buy rent sold leased'],
  ['newlyBuilt', 'new', 'Newly built', 'buy rent sold leased'],
  ['established', 'established', 'Established', 'buy rent sold leased'],
  ['exclusive', 'exclusive', 'Only on this site', 'buy rent'],
] as const;

export type TraitName = (typeof table)[number][0];

/** What a listing has or has not, besides the features of its home. */
export interface Trait {
  readonly name: TraitName;
  readonly slug: string;
  readonly label: string;
  /** Index of the trait's bit in a mask. */
  readonly bit: number;
  readonly modes: readonly ListingStatusType[];
}

export const traits: readonly Trait[] = table.map(([name, slug, label, modes], bit) => ({
  name,
  slug,
  label,
  bit,
  modes: modes.split(' ') as ListingStatusType[],
}));

/** The chosen traits in the vocabulary's order, without those that the mode lacks. New and established are any home. */
export function normalTraits(chosen: readonly TraitName[], mode: ListingStatusType): readonly TraitName[] {
  const anyAge = chosen.includes('newlyBuilt') && chosen.includes('established');
  return traits
    .filter(({ name, modes }) => chosen.includes(name) && modes.includes(mode))
    .map(({ name }) => name)
    .filter((name) => !anyAge || (name !== 'newlyBuilt' && name !== 'established'));
}

/** The mask of the named traits. */
export const traitBits = (names: readonly TraitName[]): number =>
  traits.reduce((bits, { name, bit }) => (names.includes(name) ? bits | (1 << bit) : bits), 0);
