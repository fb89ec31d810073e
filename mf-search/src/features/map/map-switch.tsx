import { Button, ListIcon, MapIcon, useHydrated } from '@verandah/design';
import { useTransition } from 'react';
import type { MapPaneState } from './use-map-pane.ts';
import styles from './map-switch.module.css';

/**
 * Switches between list and map on screens too narrow for both. One instance is in the search bar, another floats over
 * the results. CSS chooses by screen width: between two columns of cards a floating one would cover their buttons. A
 * press shows on the button before the page is changed, which takes a slow phone a while.
 */
export function MapSwitch({ pane, where }: { readonly pane: MapPaneState; readonly where: 'bar' | 'floating' }) {
  const ready = useHydrated();
  const [opening, startOpening] = useTransition();
  const over = pane.shown === 'over';
  // Over the map the sheet of results has its own button.
  if (!ready || pane.shown === 'beside' || (over && where === 'floating')) return null;
  return (
    <div className={styles[where]}>
      <Button
        kind="primary"
        icon={over ? ListIcon : MapIcon}
        aria-busy={opening || undefined}
        onClick={over ? pane.close : () => startOpening(pane.open)}
      >
        {over ? 'List' : 'Map'}
      </Button>
    </div>
  );
}
