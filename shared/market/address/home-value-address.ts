import { propertyAddress } from './property-address.ts';

/** Where somebody finds what their home is worth; its field `q` is an address as typed. */
export const homeValuePath = '/home-value';
/** The homes that a member has claimed. */
export const ownHomesPath = `${homeValuePath}/mine`;

/** Where a member claims a property as their home. Only for the member. */
export const ownHomeAddress = (place: string, street: string, property: string): string =>
  `${propertyAddress(place, street, property)}/mine`;

/** Where the owner of a property asks local agents for appraisals. */
export const appraisalAddress = (place: string, street: string, property: string): string =>
  `${propertyAddress(place, street, property)}/appraisal`;
