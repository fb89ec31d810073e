import { HiddenText, Icon, ListIcon } from '@verandah/design';
import { markerName, type MapMarker } from '@verandah/map';
import { groupDigits, listingAddress, plural } from '@verandah/market';
import { useId, useRef, useState } from 'react';
import { countText } from './count-text.ts';
import type { MapCount } from './use-map-count.ts';
import { useNames } from './use-names.ts';
import styles from './marker-list.module.css';

interface MarkerListProps {
  /** Number of results, where the button states it. */
  readonly total: number | undefined;
  /** The number of homes in view, and of those that no map can show; undefined until they are counted. */
  readonly count: MapCount | undefined;
  /** The markers in view, best first. */
  readonly markers: readonly MapMarker[];
  /** For a home whose price is not public. */
  readonly withoutPrice?: string | undefined;
  /** Name of the location nearest to the marker. */
  nameOf(marker: MapMarker): string | undefined;
  onPoint(marker: MapMarker | null): void;
  /** Zooms into a cluster; opens the homes of a building. */
  onChoose(marker: MapMarker): void;
}

/** Limit of the list; zooming in shows the others. */
const most = 50;

export const homesIn = (markers: readonly MapMarker[]): number => markers.reduce((sum, { count }) => sum + count, 0);

/**
 * The markers as a list, for people who cannot see the map or cannot use a pointer. Homes link to their pages; clusters
 * zoom in.
 */
export function MarkerList({ total, count, markers, withoutPrice, nameOf, onPoint, onChoose }: MarkerListProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const { inView, withoutAddress = 0 } = count ?? {};
  const closedLabel =
    total === undefined ? (
      'List of markers'
    ) : (
      <>
        <HiddenText>List of markers: </HiddenText>
        {countText(total, inView)}
      </>
    );
  return (
    <div className={styles.list}>
      {open && (
        <div className={styles.panel} id={id}>
          <p ref={heading} className={styles.heading} tabIndex={-1}>
            {inView === undefined
              ? 'Homes in view'
              : inView === 0
                ? 'No homes in view'
                : `${plural(inView, 'home')} in view`}
          </p>
          <Items
            markers={markers.slice(0, most)}
            withoutPrice={withoutPrice}
            nameOf={nameOf}
            onPoint={onPoint}
            // The pressed button disappears with the previous markers.
            onChoose={(marker) => {
              if (marker.kind === 'cluster') heading.current?.focus();
              onChoose(marker);
            }}
          />
          {withoutAddress > 0 && <p className={styles.more}>{withoutAddressText(withoutAddress)}</p>}
          {markers.length > most && <p className={styles.more}>Zoom in to see the rest.</p>}
        </div>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
          onPoint(null);
        }}
      >
        <Icon shape={ListIcon} />
        {open ? 'Hide the list of markers' : closedLabel}
      </button>
      {!open && withoutAddress > 0 && (
        <p className={styles.without} data-without="">
          {withoutAddressText(withoutAddress)}
        </p>
      )}
    </div>
  );
}

const withoutAddressText = (count: number): string => `${groupDigits(count)} more that are not on the map`;

function Items({ markers, withoutPrice, nameOf, onPoint, onChoose }: Omit<MarkerListProps, 'count' | 'total'>) {
  const names = useNames(markers.flatMap(({ kind, ids: [first] }) => (kind === 'listing' && first ? [first] : [])));
  return (
    <ul className={styles.items}>
      {markers.map((marker) => {
        const [first] = marker.ids;
        const home = first && marker.kind === 'listing' ? names.get(first) : undefined;
        const near = home ? undefined : nameOf(marker);
        const pointing = {
          onFocus: () => onPoint(marker),
          onBlur: () => onPoint(null),
          onPointerEnter: () => onPoint(marker),
          onPointerLeave: () => onPoint(null),
        };
        const text = (
          <>
            <span className={styles.name}>{markerName(marker, withoutPrice)}</span>
            <span className={styles.where}>
              {home ? `${home.address.street}, ${home.address.suburb}` : near ? `near ${near}` : ''}
            </span>
          </>
        );
        return (
          <li key={marker.key}>
            {marker.kind === 'listing' && marker.uri ? (
              <a className={styles.item} href={listingAddress(marker.uri)} {...pointing}>
                {text}
              </a>
            ) : (
              <button type="button" className={styles.item} onClick={() => onChoose(marker)} {...pointing}>
                {text}
                <span className={styles.does}>{marker.kind === 'cluster' ? 'Zoom in' : 'Show homes'}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
