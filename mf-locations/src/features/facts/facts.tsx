import { locationAddress, placeResultsAddress, stateByCode, plural } from '@verandah/market';
import type { ReactNode } from 'react';
import type { PlacePage } from '../../pages/place/data.ts';
import { distanceText } from '../browse/distance.ts';
import { fromCapital } from './capitals.ts';
import styles from './facts.module.css';

/** The position of a location and the number of its listings. */
export function Facts({ place }: { readonly place: PlacePage['place'] }) {
  const {
    type,
    stateCode,
    postcode,
    region,
    slug,
    latLong,
    nearestStation,
    listingCounts: { buy, rent, sold },
  } = place;
  const state = stateByCode(stateCode);
  const distance = type === 'suburb' ? fromCapital(stateCode, latLong) : null;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['State', state && type !== 'state' ? <a href={locationAddress(stateCode.toLowerCase())}>{state.name}</a> : null],
    ['Capital', type === 'state' ? state?.capital : null],
    ['Region', region && <a href={locationAddress(region.slug)}>{region.name}</a>],
    ['Postcode', type === 'suburb' ? postcode : null],
    ['Distance', distance],
    ['Train', nearestStation && `${distanceText(nearestStation.distanceMetres)} from ${nearestStation.name} station`],
    ['For sale', countLink(buy, placeResultsAddress('buy', slug))],
    ['For rent', countLink(rent, placeResultsAddress('rent', slug))],
    ['Sold', countLink(sold, placeResultsAddress('sold', slug))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.flatMap(([label, value]) =>
        value
          ? [
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}

const countLink = (homes: number, href: string): ReactNode =>
  homes > 0 ? <a href={href}>{plural(homes, 'home')}</a> : null;
