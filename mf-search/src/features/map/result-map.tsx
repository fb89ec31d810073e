import { Button, Checkbox, HiddenText, Icon, Notice, SearchIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { ListingMap, type MapMarker, type MapPlace, type OpenedListingMap } from '@verandah/map';
import { nearDistance, tileAddress, type ListingSearch, plural } from '@verandah/market';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { AreaTools } from '../draw/area-tools.tsx';
import { drawnAreas, nearRing } from '../draw/drawn-areas.ts';
import { Anchored } from './anchored.tsx';
import { leastWidth } from './beside.ts';
import { ChosenHomes } from './chosen-homes.tsx';
import type { KnownPlace } from './focus.ts';
import { HomeLine } from './home-line.tsx';
import { homesIn, MarkerList } from './marker-list.tsx';
import { showCard } from './show-card.ts';
import { useCards } from './use-cards.ts';
import { useFollow } from './use-follow.ts';
import { useGround } from './use-ground.ts';
import { useMapCount, type MapCount } from './use-map-count.ts';
import { useMapSearch } from './use-map-search.ts';
import { useNamedHome } from './use-named-home.ts';
import { usePositions } from './use-positions.ts';
import { useSaved } from './use-saved.ts';
import { useSurrounding } from './use-surrounding.ts';
import { useViewAddress } from './use-view-address.ts';
import { namedView } from './view-address.ts';
import paneStyles from './map-pane.module.css';
import styles from './result-map.module.css';

export interface ResultMapProps {
  readonly search: ListingSearch;
  /** Number of results. */
  readonly total: number;
  readonly title: string;
  readonly places: readonly KnownPlace[];
  /** Id of the listing whose card is pointed at. */
  readonly pointed: string | null;
  onPoint(listing: string | null): void;
  /** Viewed listings, drawn muted. */
  readonly viewed: ReadonlySet<string>;
  /** Listings hidden by the visitor. */
  readonly hidden: ReadonlySet<string>;
  /** Ids of the listings on this page of the list. */
  readonly listed: readonly string[];
  /** The map covers the page, on a small screen. */
  readonly over: boolean;
  /** Called with the number of homes in view, once they are counted. */
  onCount(inView: number | undefined): void;
  /** Called when a marker is chosen, so that what covers the map makes room for its home. */
  onLook(): void;
}

/** Milliseconds that the pointer stays on a marker before its home is shown. */
const glance = 120;

/** Label of a marker whose price can no longer be requested. */
const withoutPrice = {
  sold: { pin: 'Sold', name: 'sold, price not public' },
  leased: { pin: 'Leased', name: 'leased, rent not public' },
  buy: undefined,
  rent: undefined,
} as const;

/**
 * All homes of a search on the map. Pointing at a marker shows its home and highlights its card; choosing one opens a
 * card beside it. Results follow the map, or are updated on request.
 */
export default function ResultMap({
  search,
  total,
  title,
  places,
  pointed,
  onPoint,
  viewed,
  hidden,
  listed,
  over,
  onCount,
  onLook,
}: ResultMapProps) {
  const { flags } = useServices();
  const [follow, setFollow] = useFollow();
  const completed = withoutPrice[search.mode];
  const ground = useGround(search);
  const [view, setView] = useState<MapPlace | null>(null);
  const [chosen, setChosen] = useState<MapMarker | null>(null);
  const { focus, moved, onMove, searchMoved, searchShape, clearShape } = useMapSearch(
    search,
    places,
    ground,
    follow,
    namedView,
  );
  useViewAddress(view, chosen?.ids[0], moved || over);
  useNamedHome(setChosen);
  const [map, setMap] = useState<OpenedListingMap | null>(null);
  const [markers, setMarkers] = useState<readonly MapMarker[]>([]);
  const [failed, setFailed] = useState(false);
  const [under, setUnder] = useState<MapMarker | null>(null);
  const [drawing, setDrawing] = useState(false);
  const around = useSurrounding(search);
  const positions = usePositions(listed);
  const saved = useSaved();
  const counted = useMapCount(
    search,
    useMemo(() => [...hidden], [hidden]),
    view,
  );
  const inView = counted?.inView;
  useEffect(() => onCount(inView), [onCount, inView]);
  const cards = useCards(chosen?.ids ?? [], search.near);
  // The marker under the pointer; that of the list of markers is only highlighted.
  const [resting, setResting] = useState<MapMarker | null>(null);
  const glimpsed = useCards(
    resting?.kind === 'listing' && resting.key !== chosen?.key ? resting.ids : [],
    search.near,
    glance,
  )?.[0];
  const [now] = useState(Date.now);

  const point = (marker: MapMarker | null) => {
    setUnder(marker);
    onPoint(marker?.ids[0] ?? chosen?.ids[0] ?? null);
  };
  const choose = (marker: MapMarker | null) => {
    if (marker?.kind === 'cluster' && map?.approach(marker.at)) return;
    setChosen(marker);
    const [first] = marker?.ids ?? [];
    onPoint(first ?? null);
    if (marker) onLook();
    if (first && !over) showCard(first);
  };
  const close = useCallback(() => {
    setChosen(null);
    onPoint(null);
  }, [onPoint]);
  const lit = useMemo(
    () => [pointed, under?.key, chosen?.key].filter((key) => typeof key === 'string'),
    [pointed, under, chosen],
  );
  const area = useMemo(() => (drawing ? undefined : drawnAreas(search)), [search, drawing]);
  const near = useMemo(() => nearRing(search) ?? ground?.reach, [search, ground]);
  const nameOf = useCallback((marker: MapMarker) => map?.nearest(marker.at), [map]);
  const count: MapCount | undefined = counted === null ? { inView: homesIn(markers), withoutAddress: 0 } : counted;
  const shownCards = cards?.filter(({ id }) => !hidden.has(id));
  const roomy = map && map.element.clientWidth >= leastWidth ? map : null;
  // Beside its marker a card appears with its size; along the edge of a narrow map its place shows at once.
  const chosenHomes = !drawing && chosen && (shownCards ? shownCards.length > 0 : !roomy) && (
    <ChosenHomes
      listings={shownCards}
      count={chosen.count}
      viewed={viewed}
      near={search.near}
      below={!roomy}
      onClose={close}
    />
  );

  return (
    <div className={styles.map}>
      {focus ? (
        <ListingMap
          search={tileAddress(search)}
          focus={focus}
          label={`Map: ${title}`}
          area={area}
          near={near}
          boundaries={drawing ? undefined : ground?.boundaries}
          around={drawing ? undefined : around}
          pointed={lit}
          pointedAt={pointed === null ? undefined : positions.get(pointed)}
          viewed={viewed}
          saved={saved}
          hidden={hidden}
          // Clusters show prices and buildings look different, unless the flag is off. Then both are plain numbers.
          advanced={flags.advancedMapClustering !== false}
          withoutPrice={completed?.pin}
          idle={drawing}
          onPoint={(marker) => {
            setResting(marker);
            point(marker);
          }}
          onSelect={choose}
          onMove={(place) => {
            if (!drawing) onMove(place);
          }}
          onView={setView}
          onMarkers={setMarkers}
          onFailed={setFailed}
          onOpened={setMap}
        />
      ) : (
        <p className={paneStyles.wait}>Loading the map…</p>
      )}
      <HiddenText>
        <span role="status">
          {map && count && !drawing && document.activeElement === map.element
            ? `${plural(count.inView, 'home')} in view`
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
          onClear={() => clearShape(map?.place())}
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
          <Button kind="primary" size="small" onClick={() => searchMoved()}>
            <Icon shape={SearchIcon} />
            Search this area
          </Button>
        )}
      </div>
      {failed && (
        <div className={styles.failed}>
          <Notice tone="danger" live>
            We couldn’t show some homes on the map. They’re all in the list.{' '}
            <Button kind="quiet" size="small" onClick={() => map?.retry()}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {roomy && !drawing && resting && glimpsed && (
        <Anchored map={roomy} at={resting.at} passive>
          <HomeLine
            listing={glimpsed}
            now={now}
            distance={nearDistance(search.near, glimpsed.address, glimpsed.travelMinutes)}
          />
        </Anchored>
      )}
      {roomy && chosenHomes && chosen ? (
        <Anchored map={roomy} at={chosen.at}>
          {chosenHomes}
        </Anchored>
      ) : (
        chosenHomes
      )}
      {map && !drawing && (
        <MarkerList
          // Over the page the sheet of results states it.
          total={over ? undefined : total}
          count={count}
          markers={markers}
          withoutPrice={completed?.name}
          nameOf={nameOf}
          onPoint={point}
          onChoose={choose}
        />
      )}
    </div>
  );
}
