import { CheckIcon, CloseIcon, Icon, InfoIcon, WarningIcon } from '@verandah/design';
import { useEffect } from 'react';
import type { ShellNotice } from './shell-state.ts';
import styles from './notices.module.css';

const icons = { info: InfoIcon, success: CheckIcon, error: WarningIcon };
/** Milliseconds after which good news goes by itself; everything else stays until it is put away. */
const glance = 8000;

interface NoticesProps { readonly notices: readonly ShellNotice[]; readonly dismiss: (id: number) => void }

/** What the site tells by itself: said politely by screen readers, in nobody's way. */
export const Notices = ({ notices, dismiss }: NoticesProps) => (
  <div className={styles.notices} role="status" aria-live="polite" aria-label="Notices">
    {notices.map((notice) => <Notice key={notice.id} notice={notice} dismiss={dismiss} />)}
  </div>
);

function Notice({ notice: { id, kind, text }, dismiss }: { readonly notice: ShellNotice; readonly dismiss: (id: number) => void }) {
  useEffect(() => {
    if (kind !== 'success') return undefined;
    const timer = setTimeout(() => dismiss(id), glance);
    return () => clearTimeout(timer);
  }, [kind, id, dismiss]);
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon shape={icons[kind]} />
      <p>{text}</p>
      <button type="button" className={styles.close} aria-label={`Put away: ${text}`} onClick={() => dismiss(id)}><Icon shape={CloseIcon} /></button>
    </div>
  );
}
