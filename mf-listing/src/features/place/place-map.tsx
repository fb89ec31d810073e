import { partView } from '@verandah/areas';
import { useQuery } from '@verandah/areas/graph';
import { Button, MapIcon } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { locationAddress, locationLabel } from '@verandah/market';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ListingData } from '../../pages/listing/data.ts';
import { readSuburbPosition } from './queries.ts';
import styles from './place-map.module.css';

const LocationMap = partView('the map', async () => (await import('@verandah/map')).LocationMap);

/**
 * The position of the property, or only of its suburb when the address is hidden, with the nearest stations. The map is
 * loaded on request or when it scrolls into view.
 */
export function PlaceMap({
  address,
  stations,
}: Pick<ListingData, 'stations'> & { readonly address: ListingData['listing']['address'] }) {
  const { report, isLive } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const { latitude, longitude, locationSlug, isHidden, isApproximate } = address;
  const isPlaced = !isHidden && latitude !== null && longitude !== null;
  const exact = isPlaced && !isApproximate;
  const [{ data, error }, reload] = useQuery({
    query: readSuburbPosition,
    variables: { slug: locationSlug ?? '' },
    pause: !wanted || isPlaced || !locationSlug,
  });
  const suburb = data?.location?.latLong;
  const suburbCentre = suburb ? ([suburb.longitude, suburb.latitude] as const) : null;
  const centre = isPlaced ? ([longitude, latitude] as const) : suburbCentre;
  const name = locationLabel({ ...address, name: address.suburb });
  const about = locationSlug ? locationAddress(locationSlug) : null;

  useEffect(() => {
    const element = box.current;
    if (!element || wanted || typeof IntersectionObserver === 'undefined' || savesData()) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [wanted]);

  useEffect(() => {
    if (error !== undefined) report(error, 'map');
  }, [error, report]);

  return (
    <section className={styles.place} aria-labelledby="place-title">
      <h2 className={styles.title} id="place-title">
        {isPlaced ? 'Location' : 'The suburb'}
      </h2>
      <p className={styles.text}>
        {isPlaced
          ? `${address.street}, ${name}${exact ? '' : '. The map shows the approximate location.'}`
          : `${name}. Contact the agent for the street address.`}
      </p>
      {about !== null && isLive(about) && (
        <p>
          <a className={styles.about} href={about}>
            Living in {address.suburb}
          </a>
        </p>
      )}
      <div ref={box} className={styles.map}>
        {wanted && centre ? (
          <Suspense fallback={<p className={styles.wait}>Loading the map…</p>}>
            <LocationMap
              centre={centre}
              exact={exact}
              stations={stations}
              label={
                exact
                  ? `Map of ${address.street}, ${name}`
                  : `Map of ${isPlaced ? `around ${address.street}, ` : ''}${name}`
              }
            />
          </Suspense>
        ) : (
          <Button icon={MapIcon} onClick={error === undefined ? () => setWanted(true) : reload}>
            {error !== undefined ? 'Reload map' : 'Show the map'}
          </Button>
        )}
      </div>
    </section>
  );
}

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
