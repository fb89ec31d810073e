import type { ListingData } from '../../pages/listing/data.ts';
import { Prices } from '../prices/prices.tsx';
import { Schools } from '../schools/schools.tsx';
import { Stations } from '../stations/stations.tsx';
import { Topics } from '../topics/topics.tsx';
import styles from './around.module.css';

/** The surroundings of a property: stations, schools, prices and questions. */
export const Around = ({
  listing,
  prices,
  schools,
  stations,
  topics,
}: Pick<ListingData, 'listing' | 'prices' | 'schools' | 'stations' | 'topics'>) => (
  <div className={styles.around} id="around">
    <Stations stations={stations} fromSuburb={isExact(listing.address) ? null : listing.address.suburb} />
    {schools && <Schools schools={schools} suburb={listing.address.suburb} />}
    <Prices listing={listing} prices={prices} />
    <Topics topics={topics} suburb={listing.address.suburb} locationSlug={listing.address.locationSlug} />
  </div>
);

/** Whether distances are from the property itself. */
const isExact = ({ latitude, isApproximate }: ListingData['listing']['address']): boolean =>
  latitude !== null && !isApproximate;
