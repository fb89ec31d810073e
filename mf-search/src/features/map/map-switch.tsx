import { Button, ListIcon, MapIcon, useHydrated } from '@verandah/design';
import type { MapPaneState } from './use-map-pane.ts';
import styles from './map-switch.module.css';

/**
 * Changes between list and map where they don't stand side by side. One is drawn in the search bar and one that floats
 * over the results; the screen's width decides which is there: between two columns of cards a floating one would cover
 * their buttons.
 */
export function MapSwitch({ pane, where }: { readonly pane: MapPaneState; readonly where: 'bar' | 'floating' }) {
  const ready = useHydrated();
  if (!ready || pane.shown === 'beside') return null;
  const over = pane.shown === 'over';
  return (
    <div className={styles[where]} data-over={over ? '' : undefined}>
      <Button kind="primary" icon={over ? ListIcon : MapIcon} onClick={over ? pane.close : pane.open}>
        {over ? 'List' : 'Map'}
      </Button>
    </div>
  );
}
