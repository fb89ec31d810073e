import { lazyView } from '@verandah/areas';
import { Suspense, type ReactNode } from 'react';
import type { MapPaneState } from './use-map-pane.ts';
import styles from './result-sheet.module.css';

// Nobody needs it before the map covers the page.
const handle = lazyView(async () => (await import('./sheet-handle.tsx')).SheetHandle);

interface ResultSheetProps {
  readonly pane: MapPaneState;
  readonly total: number;
  /** The list, one element. */
  readonly children: ReactNode;
}

/** The list of results: part of the page, or a sheet over the map of a small screen. */
export function ResultSheet({ pane, total, children }: ResultSheetProps) {
  const over = pane.shown === 'over';
  return (
    <div
      className={over ? styles.sheet : styles.plain}
      data-at={over ? pane.sheet : undefined}
      data-bottom-bar={over || undefined}
    >
      {over && (
        <Suspense fallback={<div className={styles.head} />}>
          <handle.View pane={pane} total={total} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
