import { Checkbox } from '@verandah/design';
import { propertyTypeByName, propertyTypeNames, type ListingSearch, type PropertyTypeName } from '@verandah/market';
import type { Aggregations } from './aggregations.ts';
import styles from './filter-form.module.css';

/** The common property types. The others are in a collapsed section. */
const commonTypes: readonly PropertyTypeName[] = ['house', 'apartment', 'townhouse', 'unit', 'villa', 'land'];
/** Studios are a choice of the bedrooms. */
const otherTypes = propertyTypeNames.filter((name) => !commonTypes.includes(name) && name !== 'studio');

export interface ChoicesProps {
  /** The choices so far. */
  readonly draft: ListingSearch;
  readonly aggregations: Aggregations;
}

/** The number of results of a property type. */
export const typeCount = ({ propertyTypes }: Aggregations, name: PropertyTypeName): number =>
  propertyTypes.find((facet) => facet.value === name)?.count ?? 0;

/** The property types except studios, each with its number of homes. */
export function TypeChoices({ draft, aggregations }: ChoicesProps) {
  const typeBox = (name: PropertyTypeName) => (
    <Checkbox
      key={name}
      name="type"
      value={name}
      label={propertyTypeByName(name).singular}
      count={typeCount(aggregations, name)}
      defaultChecked={draft.propertyTypes.includes(name)}
    />
  );
  return (
    <>
      <div className={styles.columns}>{commonTypes.map(typeBox)}</div>
      <details className={styles.more} open={otherTypes.some((name) => draft.propertyTypes.includes(name))}>
        <summary className={styles.summary}>Other property types</summary>
        <div className={styles.columns}>{otherTypes.map(typeBox)}</div>
      </details>
    </>
  );
}
