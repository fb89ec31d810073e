import { classNames } from '@verandah/design';
import styles from './cards.module.css';

interface OfficeMarkProps {
  readonly name: string;
  /** Root-relative address of a picture. */
  readonly logo: string | null;
  readonly large?: boolean;
}

/** An office's logo, or its initial on its colour (`--brand` of the surrounding element). Decorative only. */
export function OfficeMark({ name, logo, large = false }: OfficeMarkProps) {
  if (logo !== null)
    return (
      <img
        className={classNames(styles.logo, large && styles.logoLarge)}
        src={logo}
        alt=""
        width={large ? 192 : 56}
        height={large ? 96 : 56}
        decoding="async"
        {...(large ? {} : { loading: 'lazy' as const })}
      />
    );
  return (
    <span className={classNames(styles.mark, large && styles.markLarge)} aria-hidden="true">
      {/\p{L}|\d/u.exec(name)?.[0]?.toUpperCase() ?? '·'}
    </span>
  );
}
