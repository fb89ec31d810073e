import { classNames } from '../base/class-names.ts';
import { initialsOf, tintOf } from './initials.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** Root-relative address of a square picture; initials if absent. */
  readonly picture?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'portrait';
  /** On the first screen: not loaded lazily. */
  readonly eager?: boolean;
}

const tints = 6;
const pixels = { small: 40, medium: 56, large: 96, portrait: 128 };

/** A person's picture, or their initials on a tint of their own. For the eye: the name is beside it. */
export function Avatar({ name, picture, size = 'medium', eager = false }: AvatarProps) {
  const look = classNames(styles.avatar, styles[size]);
  if (picture)
    return (
      <img
        className={look}
        src={picture}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        decoding="async"
        {...(eager ? {} : { loading: 'lazy' as const })}
      />
    );
  return (
    <span
      className={classNames(look, styles[`tint${tintOf(name, tints)}`])}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
