import { partView } from '@verandah/areas';
import { Button, MapFigure, MapIcon, Notice, useHydrated } from '@verandah/design';
import { useNavigate, useServices } from '@verandah/kit';
import type { MapSpot } from '@verandah/map';
import { useState } from 'react';
import { readPins, type PinRequest } from './read-pins.ts';
import styles from './places-map.module.css';

const SpotMap = partView(
  'the map',
  async () => (await import(/* webpackChunkName: "locations-map" */ '@verandah/map')).SpotMap,
);

interface PlacesMapProps extends PinRequest {
  /** What the map shows: 'Map of suburbs in Victoria'. */
  readonly label: string;
  /** Where a press on a place leads. */
  href(slug: string): string;
}

type Shown =
  | { readonly state: 'closed' | 'loading' | 'failed' }
  | { readonly state: 'open'; readonly spots: readonly MapSpot[] };

/** A map of the places that the page lists, loaded on request. The list has the same links without it. */
export function PlacesMap({ type, within, label, href }: PlacesMapProps) {
  const { graph, report } = useServices();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [shown, setShown] = useState<Shown>({ state: 'closed' });
  if (!hydrated) return null;
  const open = () => {
    setShown({ state: 'loading' });
    readPins(graph, { type, within }).then(
      (pins) =>
        setShown({
          state: 'open',
          spots: pins.map(({ name, slug, latitude, longitude }) => ({
            id: slug,
            at: [longitude, latitude],
            text: name,
          })),
        }),
      (error: unknown) => {
        report(error, 'map');
        setShown({ state: 'failed' });
      },
    );
  };
  const busy = shown.state === 'loading';
  if (shown.state === 'open')
    return (
      <MapFigure caption={`Select a ${type} to open it. Zoom in to see more names.`}>
        <SpotMap spots={shown.spots} look="names" label={label} onSelect={(slug) => void navigate(href(slug))} />
      </MapFigure>
    );
  return (
    <div className={styles.closed}>
      <Button icon={MapIcon} onClick={open} aria-disabled={busy || undefined}>
        {busy ? 'Loading the map…' : shown.state === 'failed' ? 'Reload map' : 'Show on a map'}
      </Button>
      {shown.state === 'failed' && (
        <Notice tone="danger" live>
          We couldn’t load the map. Check your internet connection and try again.
        </Notice>
      )}
    </div>
  );
}
