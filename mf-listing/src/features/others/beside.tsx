import type { ListingData } from '../../pages/listing/data.ts';
import { calculatorOf } from '../calculators/start.ts';
import { Others } from './others.tsx';
import styles from './others.module.css';

/** Further listings: similar homes, and others of the office. */
export const Beside = ({ listing, similar, others }: Pick<ListingData, 'listing' | 'similar' | 'others'>) => (
  <div className={styles.beside} id="beside">
    <Others
      id="similar"
      title={calculatorOf(listing) ? 'Similar homes nearby' : 'Homes like this one'}
      listings={similar}
    />
    <Others id="office" title={`More from ${listing.office.name}`} listings={others} />
  </div>
);
