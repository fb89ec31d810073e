import { defaultLocation } from './default-location.ts';

/** What a suburb is called as a place to search and to read about; addresses have its postal name. */
export const placeName = ({ slug, name }: { readonly slug: string; readonly name: string }): string =>
  slug === defaultLocation.slug ? defaultLocation.name : name;

/** The postal name of a suburb that is called the centre of its city: 'Melbourne CBD' → 'Melbourne'. */
export const postalName = (name: string): string => name.trim().replace(/\s+cbd$/i, '');
