import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import type { IconShape } from '../icons/icon-shape.tsx';
import { Icon } from './icon.tsx';
import styles from './button.module.css';

interface ButtonLook {
  /** One primary per group; danger for what deletes. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
  readonly icon?: IconShape;
  /** As wide as its container. */
  readonly wide?: boolean;
}

export const buttonLook = ({ kind = 'secondary', size = 'medium', wide = false }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className);

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };

/** Performs an action on this page. */
export function Button({ kind, size, icon, wide, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
      {...rest}
    >
      {icon && <Icon shape={icon} />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link that looks like a button. */
export function ButtonLink({ kind, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      className={buttonLook({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
      {...rest}
    >
      {icon && <Icon shape={icon} />}
      {children}
    </a>
  );
}
