import { Button, ListingCard, Notice, SearchIcon } from '@verandah/design';
import { useNavigate, useNow } from '@verandah/kit';
import { ListingMap, type MapListing, type MapPlace } from '@verandah/map';
import type { ListingSearch } from '@verandah/market';
import { useMemo, useState } from 'react';
import { addressOf } from '../filters/filter-address.ts';
import { mapFocus, type KnownPlace } from './focus.ts';
import type { ResultMarker } from './queries.ts';
import { searchHere } from './search-here.ts';
import { useCards } from './use-cards.ts';
import { useMarkers } from './use-markers.ts';
import styles from './result-map.module.css';

interface ResultMapProps {
  readonly search: ListingSearch;
  readonly title: string;
  readonly places: readonly KnownPlace[];
  readonly pointed: string | null;
  onPoint(listing: string | null): void;
}

/** So many of the best tiers stand out; markers come with the best first. */
const best = 8;

const forMap = (marker: ResultMarker, index: number): MapListing => ({
  id: marker.id, longitude: marker.longitude, latitude: marker.latitude, price: marker.price,
  ...(index < best && (marker.tier === 'premiere' || marker.tier === 'feature') && { emphasised: true }),
});

/** All homes of a search on the map: pointing at one lights its card up, choosing one shows it, moving offers to search there. */
export default function ResultMap({ search, title, places, pointed, onPoint }: ResultMapProps) {
  const navigate = useNavigate();
  const now = useNow();
  const { list, failed } = useMarkers(search);
  const [moved, setMoved] = useState<{ readonly from: string; readonly place: MapPlace } | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const cards = useCards(chosen);

  const listings = useMemo(() => list.map(forMap), [list]);
  const place = JSON.stringify([search.context, search.locations, search.bounds, search.centre, search.zoom, search.shape, search.office]);
  // The same place with other filters leaves the map where the visitor took it; markers matter only where nothing else says where to look.
  const known = mapFocus(search, places, []);
  const focusKey = known ? place : `${place} ${list.length > 0}`;
  // eslint-disable-next-line react/exhaustive-deps
  const focus = useMemo(() => known ?? mapFocus(search, places, list), [focusKey]);
  const area = useMemo(() => search.shape?.map(({ longitude, latitude }) => [longitude, latitude] as const), [search.shape]);
  const here = moved?.from === place ? addressOf(searchHere(search, moved.place)) : null;

  return (
    <div className={styles.map}>
      {focus && (
        <ListingMap
          listings={listings} focus={focus} label={`Map: ${title}`} area={area} highlighted={pointed} selected={chosen}
          onHighlight={(ids) => onPoint(ids?.[0] ?? null)} onSelect={setChosen} onMove={(to) => setMoved({ from: place, place: to })}
        />
      )}
      {here && (
        <div className={styles.here}>
          <Button icon={SearchIcon} onClick={() => { void navigate(here, { keepScroll: true }); }}>Search this area</Button>
        </div>
      )}
      {failed && <div className={styles.failed}><Notice tone="danger" live>The homes on the map could not be loaded. The list beside it is complete.</Notice></div>}
      {cards.length > 0 && (
        <section className={styles.cards} aria-label="Homes chosen on the map">
          <Button size="small" className={styles.close} onClick={() => setChosen([])}>Close</Button>
          <ul className={styles.row}>
            {cards.map((listing) => <li key={listing.id} className={styles.card}><ListingCard listing={listing} now={now} sizes="320px" /></li>)}
          </ul>
        </section>
      )}
    </div>
  );
}
