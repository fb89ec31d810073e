import { propertyTypeByName, propertyTypeNames, type PropertyTypeName } from '@verandah/market';

/** Property types to choose from. */
export const propertyTypeOptions = propertyTypeNames.map((name) => ({
  value: name,
  label: propertyTypeByName(name).singular,
}));

/** The property type that a form names; null if it is not one. */
export const propertyTypeOf = (text: string): PropertyTypeName | null =>
  propertyTypeNames.find((name) => name === text) ?? null;
