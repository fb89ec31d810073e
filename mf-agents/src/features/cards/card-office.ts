import type { CardPerformance } from './card-agent.ts';

/** An office in a heading or on a card, as `officeNameFragment` selects it. */
export interface NamedOffice {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brandColour: string | null;
  /** Root-relative address of a picture. */
  readonly logo: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  readonly location: { readonly suburb: string; readonly stateCode: string; readonly postcode: string | null } | null;
}

/** The data of an office's card. */
export interface CardOffice extends NamedOffice {
  readonly performance: CardPerformance;
}

/** Office fields of a card, without figures: those of a location need the operation's variable. */
export const namedOfficeFragment = /* GraphQL */ `fragment NamedOffice on Office { id slug name brandColour logo averageRating reviewCount location { suburb stateCode postcode } }`;
