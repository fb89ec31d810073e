import { ButtonLink, Facts, ListingCard, Picture } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import {
  agentAddress,
  appraisalAddress,
  formatDate,
  listingAddress,
  locationAddress,
  placeResultsAddress,
  ownHomeAddress,
  propertyAddress,
} from '@verandah/market';
import { Range } from '../../features/estimate/range.tsx';
import { Follow } from '../../features/follow/follow.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { Section } from '../../features/places/section.tsx';
import type { HistoryEvent, PropertyData } from './data.ts';
import { LazySales, LazyTrend } from './lazy-parts.tsx';
import styles from './property.module.css';
import { kindOf, photoSizes } from './words.ts';

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

/** A property that is not on offer: its facts, and sale prices of similar homes. */
export function PropertyView({
  data: { slug, streetSlug, streetName, suburb, last, history, estimate, compared, leftOut, trend, offered },
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
  const own = propertyAddress(suburb.slug, streetSlug, slug);
  const leased = statusType === 'leased';
  return (
    <div className={styles.page}>
      <CrumbLinks
        crumbs={[
          ...placeCrumbs(suburb, suburb.region),
          { name: streetName, href: street },
          { name: address.street, href: own },
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
          <Range estimate={estimate} suburb={suburb.name} leftOut={leftOut.length} />
        ) : (
          <p className={styles.quiet}>
            {leftOut.length > 0
              ? 'Too few sales are left. Include some of them again.'
              : `We can’t estimate a price yet. Too few homes of this kind have sold in and around ${suburb.name} with a disclosed price.`}
          </p>
        )}
        {compared.length > 0 && (
          <section className={styles.compared} aria-labelledby="compared-title">
            <h3 id="compared-title">Sales that count most</h3>
            <p className={styles.quiet}>
              Leave out those that aren’t like this home, and the range follows.
              {leftOut.length > 0 && (
                <>
                  {' '}
                  <a href={`${own}#compared-title`} rel="nofollow">
                    Include all again
                  </a>
                </>
              )}
            </p>
            <LazySales sales={compared} leftOut={leftOut} page={own} />
          </section>
        )}
        <p className={styles.links}>
          <ButtonLink kind="primary" href={appraisalAddress(suburb.slug, streetSlug, slug)}>
            Ask local agents for an appraisal
          </ButtonLink>
          {appraiser && (
            <ButtonLink href={`${agentAddress(appraiser.username)}?ask=appraisal#enquiry`}>
              Ask {appraiser.name} for an appraisal
            </ButtonLink>
          )}
        </p>
        <p className={styles.quiet}>
          Is this your home? <a href={ownHomeAddress(suburb.slug, streetSlug, slug)}>This is my home</a>: correct its
          facts and track its estimate. Only you will see that.
        </p>
      </Section>
      <Section id="history" title="Sales and leases">
        {history.length > 0 ? (
          <History history={history} timeZone={address.timeZone} />
        ) : (
          <p className={styles.quiet}>We have no record of a sale or lease at this address.</p>
        )}
      </Section>
      {trend && (
        <Section
          id="trend"
          title={`Prices in ${suburb.name}`}
          aside={<a href={`${locationAddress(suburb.slug)}#prices`}>More about {suburb.name}</a>}
        >
          <LazyTrend name={suburb.name} kind={trend} />
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
