import { Icon } from '../base/icon.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { HiddenText } from '../base/hidden-text.tsx';
import styles from './chip.module.css';

/** An active filter: a link to the same page without it. */
export const Chip = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={styles.chip} href={href} rel="nofollow">
    <HiddenText>Remove filter </HiddenText>
    {children}
    <Icon shape={CloseIcon} size={16} />
  </a>
);
