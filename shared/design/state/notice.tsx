import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../base/icon.tsx';
import { CheckIcon } from '../icons/check.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './notice.module.css';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon };

interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Announced when it appears. Leave it out for a notice that is on the page from the start. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A message about the page: announced politely, or immediately for a failure. */
export const Notice = ({ tone = 'info', live = false, children }: NoticeProps) => (
  <div
    className={classNames(styles.notice, styles[tone])}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <Icon shape={icons[tone]} />
    <div>{children}</div>
  </div>
);
