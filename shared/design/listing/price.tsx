import { classNames } from '../base/class-names.ts';
import styles from './price.module.css';

/** '$860,000 - $940,000': the line breaks before it rather than inside. */
const ranges = /(\$\S+ - \$\S+)/;

/** A listing's price as its agent words it ('$1,250,000', 'Contact agent', '$650 per week'). */
export const Price = ({ children, size = 'card' }: { readonly children: string; readonly size?: 'card' | 'page' }) => {
  const [before = '', range, after = ''] = children.split(ranges);
  return (
    <div className={classNames(styles.price, styles[size])}>
      {before}
      {range && <span className={styles.range}>{range}</span>}
      {after}
    </div>
  );
};
