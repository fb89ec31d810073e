import { formText, plural, propertyTypeByName, propertyTypeNames, type PropertyTypeName } from '@verandah/market';
import type { ClaimedHomeInput } from '../../graphql.ts';

/** The form of a claimed home, as its controls hold it. */
export type HomeFields = {
  readonly propertyType: string;
  /** '' when unknown. */
  readonly bedrooms: string;
  readonly tracked: boolean;
};
export type HomeProblems = Readonly<Partial<Record<'propertyType' | 'bedrooms' | 'tracked' | 'form', string>>>;

export const typeOptions = propertyTypeNames
  .filter((name) => name !== 'other')
  .map((name) => ({ value: name as string, label: propertyTypeByName(name).singular }));

const mostBedrooms = 10;
export const bedroomOptions = [
  { value: '', label: 'Not known' },
  { value: '0', label: 'Studio' },
  ...Array.from({ length: mostBedrooms }, (_, at) => ({
    value: String(at + 1),
    label: plural(at + 1, 'bedroom'),
  })),
];

interface Facts {
  readonly propertyType: PropertyTypeName;
  readonly bedrooms: number | null;
  readonly tracked: boolean;
}

/** The values that the form starts with. */
export const fieldsOf = ({ propertyType, bedrooms, tracked }: Facts): HomeFields => ({
  propertyType,
  bedrooms: bedrooms === null ? '' : String(bedrooms),
  tracked,
});

/** Reads a posted form. */
export const postedHome = (form: Readonly<Record<string, string | readonly string[]>>): HomeFields => ({
  propertyType: formText(form, 'propertyType'),
  bedrooms: formText(form, 'bedrooms'),
  tracked: formText(form, 'tracked') !== '',
});

const typeOf = (name: string): PropertyTypeName | undefined => propertyTypeNames.find((each) => each === name);

/** Problems of a form that was changed by hand; a page's own controls cause none. */
export function checkHome({ propertyType, bedrooms }: HomeFields): HomeProblems {
  return {
    ...(typeOf(propertyType) === undefined && { propertyType: 'Choose a property type.' }),
    ...(!/^(?:\d{1,2})?$/.test(bedrooms) && { bedrooms: 'Choose a number of bedrooms.' }),
  };
}

/** The API input of a valid form. */
export const homeInput = ({ propertyType, bedrooms, tracked }: HomeFields): ClaimedHomeInput => ({
  propertyType: typeOf(propertyType) ?? 'other',
  bedrooms: bedrooms === '' ? null : Number(bedrooms),
  tracked,
});
