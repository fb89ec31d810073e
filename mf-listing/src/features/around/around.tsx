import type { ListingData } from '../../pages/listing/data.ts';
import { Prices } from '../prices/prices.tsx';
import { Schools } from '../schools/schools.tsx';
import { Topics } from '../topics/topics.tsx';
import styles from './around.module.css';

/** The surroundings of a property: schools, prices and questions. */
export const Around = ({
  listing,
  prices,
  schools,
  topics,
}: Pick<ListingData, 'listing' | 'prices' | 'schools' | 'topics'>) => (
  <div className={styles.around} id="around">
    {schools && <Schools schools={schools} suburb={listing.address.suburb} />}
    <Prices listing={listing} prices={prices} />
    <Topics topics={topics} suburb={listing.address.suburb} locationSlug={listing.address.locationSlug} />
  </div>
);
