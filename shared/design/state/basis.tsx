import type { ReactNode } from 'react';
import { HiddenText } from '../base/hidden-text.tsx';
import { Icon } from '../base/icon.tsx';
import type { IconShape } from '../icons/icon-shape.tsx';
import { InfoIcon } from '../icons/info.tsx';
import styles from './basis.module.css';

export interface BasisProps {
  /** The figures in a few words, for those who hear the opener without them: 'prices of houses'. */
  readonly of: string;
  /** How each figure was made: its sample and period. */
  readonly facts: readonly (readonly [term: string, text: string])[];
  /** Where the data come from. */
  readonly source: string;
  /** In place of “How we worked this out”. */
  readonly opener?: ReactNode;
  readonly icon?: IconShape;
}

/** The basis of figures on demand: sample size, period and source. Works without script. */
export const Basis = ({ of, facts, source, opener = 'How we worked this out', icon = InfoIcon }: BasisProps) => (
  <details className={styles.basis}>
    <summary className={styles.opener}>
      <Icon shape={icon} />
      <span>
        {opener}
        <HiddenText>: {of}</HiddenText>
      </span>
    </summary>
    <dl className={styles.facts}>
      {[...facts, ['Source', source] as const].map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
);
