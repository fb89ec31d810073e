import { Pagination, PillLinks } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  addressText,
  auctionResultLabels,
  formatDate,
  homeValuePath,
  listingAddress,
  plural,
  propertyTypeByName,
  stateByCode,
  statusType,
  type State,
} from '@verandah/market';
import { LinkList } from '../../features/browse/link-list.tsx';
import { Section } from '../../features/places/section.tsx';
import { auctionsAddress, cities } from './address.ts';
import type { AuctionedHome, AuctionsData } from './data.ts';
import styles from './auctions.module.css';

/** Zoom level that shows a whole city. */
const cityZoom = 10;

/** Auction results of a city in a week, or the cities to choose from. */
export function AuctionsView({ data }: { readonly data: AuctionsData }) {
  const state = data.stateCode === null ? undefined : stateByCode(data.stateCode);
  return (
    <div className={styles.page}>
      {state ? <City state={state} data={data} /> : <Cities />}
      <p className={styles.quiet}>
        Own a home nearby? <a href={homeValuePath}>What’s my home worth?</a>
      </p>
    </div>
  );
}

const Cities = () => (
  <>
    <header className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        Auction results
      </h1>
      <p className={styles.quiet}>Choose a city to see its latest week.</p>
    </header>
    <LinkList links={cities.map((each) => ({ name: each.capital, href: auctionsAddress(each) }))} />
  </>
);

function City({
  state,
  data: { week, isLatest, homes, page, pages },
}: {
  readonly state: State;
  readonly data: AuctionsData;
}) {
  const { isLive } = useServices();
  const { capital } = state;
  const { landingPath } = statusType('sold');
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {capital} auction results
        </h1>
        {week && (
          <p className={styles.quiet}>
            Week from {formatDate(week.from, 'UTC')} to {formatDate(week.to, 'UTC')}
          </p>
        )}
        <PillLinks
          label="Cities"
          links={cities.map((each) => ({
            label: each.capital,
            href: auctionsAddress(each),
            current: each.stateCode === state.stateCode,
          }))}
        />
      </header>
      {week === null ? (
        <p>Agents haven’t reported any auction results in {capital} yet.</p>
      ) : (
        <>
          <section className={styles.figures} aria-label="Clearance rate">
            <p className={styles.quiet}>
              <strong className={styles.rate}>
                {week.clearanceRate === null ? 'Too few results' : `${week.clearanceRate}%`}
              </strong>{' '}
              {week.clearanceRate === null ? 'for a clearance rate' : 'clearance rate'}: {week.sold} sold of{' '}
              {plural(week.reported, 'auction')} that agents reported here. Sold before and after the auction count as
              sold; passed in and withdrawn don’t.
            </p>
          </section>
          <nav className={styles.weeks} aria-label="Weeks">
            {week.earlier && <a href={auctionsAddress(state, week.earlier)}>Earlier week</a>}
            {week.later && <a href={auctionsAddress(state, week.later)}>Later week</a>}
            {isLive(landingPath) && (
              <a href={`${landingPath}#map=${week.centre.latitude},${week.centre.longitude},${cityZoom}`}>
                Sold homes on the map
              </a>
            )}
          </nav>
          {homes.length > 0 && (
            <Section id="homes" title="Homes">
              <ul className={styles.homes}>
                {homes.map((home) => (
                  <Home key={home.id} home={home} />
                ))}
              </ul>
              <Pagination
                current={page}
                total={pages}
                href={(each) => auctionsAddress(state, isLatest ? undefined : week.from, each)}
                label="Pages of results"
              />
            </Section>
          )}
        </>
      )}
    </>
  );
}

function Home({
  home: { uri, address, propertyType, statusType: mode, features, priceDetails, saleDetails },
}: {
  readonly home: AuctionedHome;
}) {
  const kind = propertyType === 'other' ? 'Home' : propertyTypeByName(propertyType).singular;
  const { auctionResult, auctionedOn } = saleDetails ?? {};
  return (
    <li>
      <span>
        <a href={listingAddress(uri)}>{addressText(address)}</a>
        <span className={styles.quiet}>
          {[
            features.bedrooms ? `${features.bedrooms} bedroom ${kind.toLowerCase()}` : kind,
            auctionedOn && formatDate(auctionedOn, address.timeZone),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.result}>
        {auctionResult && auctionResultLabels[auctionResult]}
        {/* The price of a home still for sale is its guide, not a result. */}
        {mode === 'sold' && <strong>{priceDetails.shortDescription}</strong>}
      </span>
    </li>
  );
}
