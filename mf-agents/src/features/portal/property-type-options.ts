import { propertyTypeByName, propertyTypeNames, type PropertyTypeName } from '@verandah/market';

/** Kinds of homes to choose from. */
export const propertyTypeOptions = propertyTypeNames.map((name) => ({
  value: name,
  label: propertyTypeByName(name).singular,
}));

/** The kind that a form names; null for none of them. */
export const propertyTypeOf = (text: string): PropertyTypeName | null =>
  propertyTypeNames.find((name) => name === text) ?? null;
