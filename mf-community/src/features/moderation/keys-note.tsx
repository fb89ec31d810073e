import { Checkbox, useHydrated } from '@verandah/design';
import type { ReactNode } from 'react';
import type { KeySwitch } from './use-moderation-keys.ts';
import styles from './keys-note.module.css';

/**
 * The keys of the page, and the checkbox that turns them off, for those whom keys without a modifier get in the way
 * (WCAG 2.1.4). Hidden without script.
 */
export function KeysNote({ keys, children }: { readonly keys: KeySwitch; readonly children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.keys} data-ready={hydrated || undefined}>
      <Checkbox
        label="Keyboard shortcuts"
        checked={keys.on}
        onChange={(event) => keys.switchTo(event.target.checked)}
      />
      {keys.on && <p>{children}</p>}
    </div>
  );
}
