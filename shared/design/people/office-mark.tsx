import { classNames } from '../base/class-names.ts';
import styles from './office-mark.module.css';

interface OfficeMarkProps {
  readonly name: string;
  /** Root-relative address of a picture. */
  readonly logo: string | null;
  /** On a card of a home, on a card of its own, on its page. */
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * An office's logo, or its initial on its colour (`--brand` of the surrounding element). For the eye: its name is beside
 * it.
 */
export function OfficeMark({ name, logo, size = 'medium' }: OfficeMarkProps) {
  if (logo !== null)
    return <img className={classNames(styles.logo, styles[size])} src={logo} alt="" loading="lazy" decoding="async" />;
  return (
    <span
      className={classNames(styles.mark, styles[size])}
      data-initial={/\p{L}|\d/u.exec(name)?.[0] ?? '·'}
      aria-hidden="true"
    />
  );
}
