import { CountChoices } from './count-choices.tsx';
import { typeCount, type ChoicesProps } from './type-choices.tsx';

/** Numbers of bedrooms, and studios. */
export const BedroomChoices = ({ draft, aggregations }: ChoicesProps) => (
  <CountChoices
    name="bedrooms"
    noun="bedroom"
    chosen={draft.bedrooms}
    facets={aggregations.beds}
    studio={{ chosen: draft.propertyTypes.includes('studio'), count: typeCount(aggregations, 'studio') }}
  />
);
