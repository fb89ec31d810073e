import { Checkbox } from '@verandah/design';
import { countLabel, countValues, type CountFilter } from '@verandah/market';
import type { CountFacet } from './aggregations.ts';
import { Pill } from './pill.tsx';
import styles from './filter-form.module.css';

interface CountChoicesProps {
  readonly name: string;
  /** For example 'bedroom'. */
  readonly noun: string;
  readonly chosen: CountFilter;
  readonly facets: readonly CountFacet[];
  /** Present where zero can be chosen: studios. */
  readonly studio?: { readonly chosen: boolean; readonly count: number } | undefined;
}

/** Choices 1 to 5+, one or several, each with its number of homes. 'or more' includes all higher numbers. */
export function CountChoices({ name, noun, chosen, facets, studio }: CountChoicesProps) {
  const held = countValues(chosen);
  const count = (value: number) => facets.find((facet) => facet.value === value)?.count ?? 0;
  return (
    <>
      <div className={styles.pills}>
        {studio && <Pill name={name} value="0" label="Studio" count={studio.count} chosen={studio.chosen} />}
        {[1, 2, 3, 4, 5].map((value) => (
          <Pill
            key={value}
            name={name}
            value={String(value)}
            label={countLabel(value)}
            count={count(value)}
            chosen={held.includes(value)}
            spoken={value === 5 ? `5 or more ${noun}s` : `${value} ${noun}${value === 1 ? '' : 's'}`}
          />
        ))}
      </div>
      <Checkbox name={`${name}-more`} value="1" label="Or more" defaultChecked={chosen.min !== undefined} />
    </>
  );
}
