import { bottomBarHeight, CheckIcon, CloseIcon, Icon, InfoIcon, WarningIcon } from '@verandah/design';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShellNotice } from './shell-state.ts';
import styles from './notification-centre.module.css';

const icons = { info: InfoIcon, success: CheckIcon, error: WarningIcon };
/** Milliseconds after which a success notice disappears. All others stay until they are dismissed. */
const glance = 8000;

interface NoticesProps {
  readonly notices: readonly ShellNotice[];
  readonly dismiss: (id: number) => void;
}

/**
 * The site's notices, above what is fixed at the bottom of the page. Its container in the shell is a polite live
 * region.
 */
export function NotificationCentre({ notices, dismiss }: NoticesProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    element?.style.setProperty('--bar', `${bottomBarHeight(element)}px`);
  }, [notices]);
  return (
    <div ref={list} className={styles.notices}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </div>
  );
}

function Notice({
  notice: { id, kind, text, link },
  dismiss,
}: {
  readonly notice: ShellNotice;
  readonly dismiss: (id: number) => void;
}) {
  useEffect(() => {
    if (kind !== 'success') return undefined;
    const timer = setTimeout(() => dismiss(id), glance);
    return () => clearTimeout(timer);
  }, [kind, id, dismiss]);
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon shape={icons[kind]} />
      <p>
        {text}
        {link && (
          <>
            {' '}
            <a className={styles.link} href={link.href} onClick={() => dismiss(id)}>
              {link.label}
            </a>
          </>
        )}
      </p>
      <button type="button" className={styles.close} aria-label={`Dismiss: ${text}`} onClick={() => dismiss(id)}>
        <Icon shape={CloseIcon} />
      </button>
    </div>
  );
}
