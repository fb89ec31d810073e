import { Button, Checkbox, HiddenText, Icon, Notice, SearchIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { ListingMap, type MapMarker, type OpenedListingMap } from '@verandah/map';
import { tileAddress, type ListingSearch } from '@verandah/market';
import { useCallback, useMemo, useState } from 'react';
import { AreaTools } from '../draw/area-tools.tsx';
import { ChosenHomes } from './chosen-homes.tsx';
import type { KnownPlace } from './focus.ts';
import { homesIn, MarkerList } from './marker-list.tsx';
import { showCard } from './show-card.ts';
import { useCards } from './use-cards.ts';
import { useFollow } from './use-follow.ts';
import { useGround } from './use-ground.ts';
import { useMapSearch } from './use-map-search.ts';
import styles from './result-map.module.css';

export interface ResultMapProps {
  readonly search: ListingSearch;
  readonly title: string;
  readonly places: readonly KnownPlace[];
  /** Id of the listing whose card is pointed at. */
  readonly pointed: string | null;
  onPoint(listing: string | null): void;
  /** Viewed listings, drawn muted. */
  readonly viewed: ReadonlySet<string>;
  /** Listings hidden by the visitor. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * All homes of a search on the map. Pointing at a marker highlights its card; choosing one shows its homes. Results
 * follow the map, or are updated on request.
 */
export default function ResultMap({ search, title, places, pointed, onPoint, viewed, hidden }: ResultMapProps) {
  const { flags } = useServices();
  const [follow, setFollow] = useFollow();
  const ground = useGround(search);
  const { focus, moved, onMove, searchMoved, searchShape } = useMapSearch(search, places, ground, follow);
  const [map, setMap] = useState<OpenedListingMap | null>(null);
  const [markers, setMarkers] = useState<readonly MapMarker[]>([]);
  const [failed, setFailed] = useState(false);
  const [under, setUnder] = useState<MapMarker | null>(null);
  const [chosen, setChosen] = useState<MapMarker | null>(null);
  const [drawing, setDrawing] = useState(false);
  const cards = useCards(chosen?.ids ?? []);

  const point = (marker: MapMarker | null) => {
    setUnder(marker);
    onPoint(marker?.ids[0] ?? null);
  };
  const choose = (marker: MapMarker | null) => {
    if (marker?.kind === 'cluster') {
      map?.approach(marker.at);
      return;
    }
    setChosen(marker);
    const [first] = marker?.ids ?? [];
    if (first) showCard(first);
  };
  const lit = useMemo(
    () => [pointed, under?.key, chosen?.key].filter((key) => typeof key === 'string'),
    [pointed, under, chosen],
  );
  const area = useMemo(
    () => (drawing ? undefined : search.shape?.map(({ longitude, latitude }) => [longitude, latitude] as const)),
    [search.shape, drawing],
  );
  const nameOf = useCallback((marker: MapMarker) => map?.nearest(marker.at), [map]);
  const shown = homesIn(markers);

  return (
    <div className={styles.map}>
      {focus && (
        <ListingMap
          search={tileAddress(search)}
          focus={focus}
          label={`Map: ${title}`}
          area={area}
          boundary={drawing ? undefined : (ground?.boundary ?? undefined)}
          pointed={lit}
          viewed={viewed}
          hidden={hidden}
          // Clusters show prices and buildings look different, unless the flag is off. Then both are plain numbers.
          advanced={flags['advancedMapClustering'] !== false}
          idle={drawing}
          onPoint={point}
          onSelect={choose}
          onMove={(place) => {
            if (!drawing) onMove(place);
          }}
          onMarkers={setMarkers}
          onFailed={setFailed}
          onOpened={setMap}
        />
      )}
      <HiddenText>
        <span role="status">
          {map && !drawing && document.activeElement === map.element
            ? `${shown.toLocaleString('en-AU')} homes in view`
            : ''}
        </span>
      </HiddenText>
      <div className={styles.tools}>
        <AreaTools
          map={map}
          search={search}
          drawing={drawing}
          onDrawing={setDrawing}
          onShape={searchShape}
          onClear={() => {
            const place = map?.place();
            if (place) searchMoved(place);
          }}
        />
        {!drawing && search.context !== 'draw' && (
          <div className={styles.follow}>
            <Checkbox
              label="Search as I move"
              checked={follow}
              onChange={(event) => {
                setFollow(event.target.checked);
                if (event.target.checked) searchMoved();
              }}
            />
          </div>
        )}
        {!drawing && moved && (
          <Button kind="primary" size="small" className={styles.here} onClick={() => searchMoved()}>
            <Icon shape={SearchIcon} />
            Search this area
          </Button>
        )}
      </div>
      {failed && (
        <div className={styles.failed}>
          <Notice tone="danger" live>
            Some homes could not be put on the map. The list has them all.{' '}
            <Button kind="quiet" size="small" onClick={() => map?.retry()}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {!drawing &&
        (cards.length > 0 ? (
          <ChosenHomes
            listings={cards.filter(({ id }) => !hidden.has(id))}
            count={chosen?.count ?? 0}
            onClose={() => setChosen(null)}
          />
        ) : (
          map && <MarkerList markers={markers} nameOf={nameOf} onPoint={point} onChoose={choose} />
        ))}
    </div>
  );
}
