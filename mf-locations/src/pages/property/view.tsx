import { ButtonLink, Facts, ListingCard, Picture } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import {
  addressText,
  agentAddress,
  agentFinderAddress,
  formatDate,
  formatMoney,
  listingAddress,
  locationAddress,
  placeResultsAddress,
  propertyAddress,
  plural,
} from '@verandah/market';
import { Follow } from '../../features/follow/follow.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { Section } from '../../features/places/section.tsx';
import type { Comparable, Estimate, HistoryEvent, PropertyData } from './data.ts';
import styles from './property.module.css';
import { kindOf, photoSizes } from './words.ts';

const formatDollars = (dollars: number): string => formatMoney(dollars, 0);
const events = { listed: 'Listed', changed: 'Price changed', sold: 'Sold', leased: 'Leased' } as const;

const History = ({ history, timeZone }: { readonly history: readonly HistoryEvent[]; readonly timeZone: string }) => (
  <ol className={styles.history}>
    {history.map(({ on, kind, price }) => (
      <li key={`${on} ${kind} ${price}`} className={styles.event}>
        <time className={styles.quiet} dateTime={on}>
          {formatDate(on, timeZone)}
        </time>
        <span>{events[kind]}</span>
        <span className={styles.amount}>{price ?? 'Price withheld'}</span>
      </li>
    ))}
  </ol>
);

/** The range, its method and its error, so that nobody takes it for a valuation. */
const Range = ({ estimate, suburb }: { readonly estimate: Estimate; readonly suburb: string }) => (
  <div className={styles.estimate}>
    <p className={styles.range}>
      {formatDollars(estimate.low)} – {formatDollars(estimate.high)}
    </p>
    <p>
      Middle of the range: <strong>{formatDollars(estimate.middle)}</strong>
    </p>
    <p className={styles.quiet}>
      Based on {plural(estimate.sampleSize, 'sale')} of this kind of home in and around {suburb} in the past two years.
      Recent sales, the same number of bedrooms and the suburb itself count most.
    </p>
    <p className={styles.quiet}>
      How accurate it is: we estimated {plural(estimate.tested, 'home')} sold in {suburb} in the past year from earlier
      sales only. Half of those estimates were within {estimate.medianError}% of the sale price, and eight in ten prices
      fell within a range like this one. It doesn’t take the home’s condition into account and is not a valuation.
    </p>
  </div>
);

const soldText = ({ priceDetails, features, saleDetails, address }: Comparable): string =>
  [
    priceDetails.shortDescription,
    features.bedrooms ? `${features.bedrooms} bed` : '',
    saleDetails?.soldOn ? formatDate(saleDetails.soldOn, address.timeZone) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** A property that is not on offer: its facts, and sale prices of similar homes. */
export function PropertyView({
  data: { slug, streetSlug, streetName, suburb, last, history, estimate, comparables, offered },
}: {
  readonly data: PropertyData;
}) {
  const now = useNow();
  const viewed = useBusValue('viewed');
  const { isLive } = useServices();
  const { address, features, landFeatures, buildingFeatures, media, agents, office, statusType } = last;
  const street = propertyAddress(suburb.slug, streetSlug, '');
  const [agent] = agents;
  const appraiser = agent && isLive(agentAddress(agent.username)) ? agent : undefined;
  const finder = agentFinderAddress(suburb.slug);
  const leased = statusType === 'leased';
  return (
    <div className={styles.page}>
      <CrumbLinks
        crumbs={[
          ...placeCrumbs(suburb, suburb.region),
          { name: streetName, href: street },
          { name: address.street, href: propertyAddress(suburb.slug, streetSlug, slug) },
        ]}
      />
      {media.photos.length > 0 && (
        <figure className={styles.figure}>
          {/* On a phone it scrolls, by keys as well. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.strip} tabIndex={0} aria-label={`Photos of ${address.street}`}>
            <ul className={styles.photos} data-count={media.photos.length}>
              {media.photos.map((photo, index) => (
                // One photograph may occur twice: the index identifies it.
                <li key={index} style={{ backgroundColor: photo.colour }}>
                  <Picture photo={photo} sizes={photoSizes} eager={index === 0} fill />
                </li>
              ))}
            </ul>
          </section>
          <figcaption className={styles.quiet}>
            From the last time it was {leased ? 'leased' : 'sold'}, by {office.name}.{' '}
            <a href={listingAddress(last.uri)}>See that listing</a>
          </figcaption>
        </figure>
      )}
      <header className={styles.head}>
        <p className={styles.status}>Not on the market</p>
        <h1 className={styles.title} tabIndex={-1}>
          {address.street}
        </h1>
        <p className={styles.where}>
          <a href={locationAddress(suburb.slug)}>{suburb.label}</a>
        </p>
        <Facts features={features} land={landFeatures?.area} size="page" />
        <p className={styles.quiet}>
          {kindOf(last)}
          {buildingFeatures?.area ? ` · ${buildingFeatures.area} m² floor area` : ''}
        </p>
      </header>
      <Section id="estimate" title="What it might sell for">
        {estimate ? (
          <Range estimate={estimate} suburb={suburb.name} />
        ) : (
          <p className={styles.quiet}>
            We can’t estimate a price yet. Too few homes of this kind have sold in and around {suburb.name} with a
            disclosed price.
          </p>
        )}
        <p className={styles.links}>
          {appraiser && (
            <ButtonLink kind="primary" href={`${agentAddress(appraiser.username)}?ask=appraisal#enquiry`}>
              Ask {appraiser.name} for an appraisal
            </ButtonLink>
          )}
          {isLive(finder) && <ButtonLink href={finder}>Find an agent in {suburb.name}</ButtonLink>}
        </p>
      </Section>
      <Section id="history" title="Sales and leases">
        {history.length > 0 ? (
          <History history={history} timeZone={address.timeZone} />
        ) : (
          <p className={styles.quiet}>We have no record of a sale or lease at this address.</p>
        )}
      </Section>
      {comparables.length > 0 && (
        <Section id="comparables" title="Similar homes sold nearby">
          <ul className={styles.sales}>
            {comparables.map((each) => (
              <li key={each.uri}>
                <a href={listingAddress(each.uri)}>{addressText(each.address)}</a>
                <span className={styles.quiet}>{soldText(each)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {offered.length > 0 && (
        <Section
          id="offered"
          title="On the market nearby"
          aside={<a href={placeResultsAddress(leased ? 'rent' : 'buy', suburb.slug)}>All in {suburb.name}</a>}
        >
          <ul className={styles.cards}>
            {offered.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} now={now} viewed={viewed?.listingIds.includes(listing.id) ?? false} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        id="follow"
        title={`Keep up with ${suburb.name}`}
        lead="Follow the suburb to see its new homes and sales."
      >
        <Follow place={suburb} />
      </Section>
    </div>
  );
}
