import { Basis, LineChart, quarterText } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { formatMoney, propertyAddressOf } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import { Comparables } from './comparables.tsx';
import { medianFacts, medianSource } from './median-facts.ts';
import { compactDollars, kindName, sampleText } from './median-text.ts';
import { medianPoints } from './median-points.ts';
import { PriceHistory } from './price-history.tsx';
import { hasPrices, type PricesData } from './prices-data.ts';
import styles from './prices.module.css';

/** The listing's price history, the suburb's medians, and similar homes that were sold. */
export function Prices({ listing, prices }: { readonly listing: PageListing; readonly prices: PricesData }) {
  const { history, medians, comparables } = prices;
  const { isLive } = useServices();
  if (!hasPrices(prices)) return null;
  const { suburb, timeZone, isHidden, locationSlug, street } = listing.address;
  const ended = listing.status !== 'available' && !isHidden && locationSlug !== null;
  const property = ended ? propertyAddressOf(locationSlug, street) : null;
  const rental = listing.statusType === 'rent' || listing.statusType === 'leased';
  const of = medians && (rental ? medians.rent : medians.sold);
  const drawn = medians ? medianPoints(medians.quarters) : [];
  return (
    <section className={styles.prices} id="prices" aria-labelledby="prices-title">
      <h2 className={styles.title} id="prices-title">
        {`${rental ? 'Rents' : 'Prices'} in ${suburb}`}
      </h2>
      {history.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>This home’s price history</h3>
          <PriceHistory events={history} timeZone={timeZone} />
        </div>
      )}
      {property !== null && isLive(property) && (
        <p>
          <a href={property}>All sales of {street}, and what it might sell for now</a>
        </p>
      )}
      {medians && of && (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>
            {`${kindName(medians).replace(/^./, (letter) => letter.toUpperCase())} in ${suburb}`}
          </h3>
          <dl className={styles.medians}>
            <div>
              <dt>{rental ? 'Median rent per week' : 'Median price, last 12 months'}</dt>
              <dd>{of.median === null ? 'Not enough data' : formatMoney(of.median, 0)}</dd>
              <dd className={styles.quiet}>{sampleText(of, rental)}</dd>
            </div>
            {!rental && medians.change !== null && (
              <div>
                <dt>Change on previous year</dt>
                <dd>{`${medians.change > 0 ? '+' : ''}${medians.change}%`}</dd>
              </div>
            )}
            {!rental && medians.rent.median !== null && (
              <div>
                <dt>Median rent per week</dt>
                <dd>{formatMoney(medians.rent.median, 0)}</dd>
                <dd className={styles.quiet}>{sampleText(medians.rent, true)}</dd>
              </div>
            )}
          </dl>
          <Basis
            of={`prices of ${kindName(medians)} in ${suburb}`}
            facts={medianFacts(medians, rental)}
            source={medianSource}
          />
          {drawn.length > 0 && (
            <LineChart
              title={`Median price by quarter: ${kindName(medians)} in ${suburb}`}
              format={compactDollars}
              xText={quarterText}
              xLabel="Quarter"
              note="Gaps are quarters with fewer than five sales."
              series={[{ name: suburb, points: drawn }]}
            />
          )}
        </div>
      )}
      {comparables.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Similar homes sold nearby</h3>
          <Comparables listings={comparables} />
        </div>
      )}
    </section>
  );
}
