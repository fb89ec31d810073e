import type { CardPerformance } from './card-agent.ts';
import type { NamedOfficeFragment } from '../../graphql.ts';

/** An office in a heading or on a card; `logo` is the root-relative address of a picture. */
export type NamedOffice = NamedOfficeFragment;

/** The data of an office's card. */
export interface CardOffice extends NamedOffice {
  readonly performance: CardPerformance;
}

/** Office fields of a card, without figures: those of a location need the operation's variable. */
export const namedOfficeFragment = /* GraphQL */ `fragment NamedOffice on Office { id slug name brandColour logo averageRating reviewCount location { suburb stateCode postcode } }`;
