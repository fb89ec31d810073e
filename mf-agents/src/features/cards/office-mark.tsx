import { classNames } from '@verandah/design';
import styles from './cards.module.css';

/** An office's initial on its colour (`--brand` of the surrounding element). Decorative only. */
export const OfficeMark = ({ name, large = false }: { readonly name: string; readonly large?: boolean }) => (
  <span className={classNames(styles.mark, large && styles.markLarge)} aria-hidden="true">
    {/\p{L}|\d/u.exec(name)?.[0]?.toUpperCase() ?? '·'}
  </span>
);
