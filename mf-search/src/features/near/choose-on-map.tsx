import { Button, MapIcon, Notice, ScreenDialog } from '@verandah/design';
import { useServices } from '@verandah/kit';
import type { ListingSearch } from '@verandah/market';
import { useState } from 'react';
import type { SavedPoint } from './saved-points.ts';
import styles from './choose-on-map.module.css';

type Chooser = typeof import('./point-chooser.tsx').PointChooser;

// In the script of the results' map: a script of its own would hold another copy of the map.
const fetchChooser = () => import(/* webpackChunkName: "map" */ './point-chooser.tsx');

interface ChooseOnMapProps {
  /** Where the map begins: at its point, or else where it searches. */
  readonly search: ListingSearch;
  onPoint(point: SavedPoint): void;
}

/** A button that opens a map in a dialog, where a point can be chosen. */
export function ChooseOnMap({ search, onPoint }: ChooseOnMapProps) {
  const { report } = useServices();
  const [open, setOpen] = useState(false);
  const [chooser, setChooser] = useState<{ readonly View: Chooser } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchChooser().then(
      ({ PointChooser }) => setChooser({ View: PointChooser }),
      (error: unknown) => {
        // Not thrown: the area would fall back to its previous release and lose the chosen filters.
        report(error, 'map');
        setFailed(true);
      },
    );
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        icon={MapIcon}
        className={styles.button}
        // Leaving the combobox closes its list, which would move this button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setOpen(true);
          if (!chooser) load();
        }}
      >
        Choose on the map
      </Button>
      <ScreenDialog open={open} onClose={close} title="Choose a point">
        {chooser ? (
          <chooser.View
            search={search}
            onCancel={close}
            onPoint={(point) => {
              close();
              onPoint(point);
            }}
          />
        ) : (
          <div className={styles.wait}>
            {failed ? (
              <Notice tone="danger" live>
                We couldn’t load the map. Check your connection.{' '}
                <Button size="small" onClick={load}>
                  Try again
                </Button>
              </Notice>
            ) : (
              <p>Loading the map…</p>
            )}
          </div>
        )}
      </ScreenDialog>
    </>
  );
}
