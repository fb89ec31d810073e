import type { PropertyTypeName } from './property-types.ts';

/**
 * A property type in words: 'House', 'Serviced apartment', 'Semi-detached'. Without the vocabulary, which would be most
 * of what a page of cards loads of it.
 */
export const propertyTypeWords = (name: PropertyTypeName): string =>
  (name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).replace(
    'Semi ',
    'Semi-',
  );
