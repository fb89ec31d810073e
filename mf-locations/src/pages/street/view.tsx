import { Basis, ButtonLink, EmptyState, ListingCard, Pagination, Rating, TabLinks } from '@verandah/design';
import { useBusValue, useNow, useServices } from '@verandah/kit';
import {
  askAddress,
  formatMoney,
  groupDigits,
  locationAddress,
  placeResultsAddress,
  propertyAddress,
  questionAddress,
  streetAddress,
  writeLocationReviewAddress,
  plural,
} from '@verandah/market';
import { countsText } from '../../features/browse/counts-text.ts';
import { LinkList } from '../../features/browse/link-list.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { placeCrumbs } from '../../features/places/crumbs.ts';
import { Section } from '../../features/places/section.tsx';
import { kindNames } from '../../features/prices/kind-names.ts';
import type { Median } from '../../features/prices/market.ts';
import { streetPageAddress } from './address.ts';
import type { StreetData } from './data.ts';
import { firstMode, streetModes } from './modes.ts';
import styles from './street.module.css';

/** A street: its listings by mode, and the questions about it. */
export function StreetView({
  data: {
    name,
    slug,
    suburb,
    rating,
    counts,
    mode,
    listings,
    total,
    page,
    pages,
    properties,
    questions,
    prices,
    others,
  },
}: {
  readonly data: StreetData;
}) {
  const now = useNow();
  const viewed = useBusValue('viewed');
  const { isLive } = useServices();
  const first = firstMode(counts);
  const tabs = streetModes.filter((each) => counts[each.mode] > 0);
  const href = (of: string, at = 1): string => streetPageAddress(suburb.slug, slug, { mode: of, first, page: at });
  const canAsk = isLive(askAddress(suburb.slug));
  const liveQuestions = questions.filter(({ uri }) => isLive(questionAddress(uri)));
  return (
    <div className={styles.page}>
      <CrumbLinks crumbs={[...placeCrumbs(suburb, suburb.region), { name, href: href(first) }]} />
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.where}>
          in <a href={locationAddress(suburb.slug)}>{suburb.label}</a>
        </p>
      </header>
      {tabs.length > 1 && (
        <TabLinks
          label="Homes on this street"
          tabs={tabs.map((each) => ({
            label: `${each.label} (${counts[each.mode]})`,
            href: href(each.mode),
            current: each.mode === mode,
          }))}
        />
      )}
      {listings.length > 0 ? (
        <Section
          id="homes"
          title={`${total} ${streetModes.find((each) => each.mode === mode)?.label.toLowerCase() ?? ''} on ${name}`}
        >
          <ul className={styles.cards}>
            {listings.map((listing, index) => (
              <li key={listing.id}>
                <ListingCard
                  listing={listing}
                  now={now}
                  eager={index < 2}
                  viewed={viewed?.listingIds.includes(listing.id) ?? false}
                />
              </li>
            ))}
          </ul>
          <Pagination current={page} total={pages} href={(each) => href(mode, each)} label="Listing pages" />
        </Section>
      ) : (
        <EmptyState
          title="No listings right now"
          actions={
            <ButtonLink kind="primary" href={placeResultsAddress('buy', suburb.slug)}>
              Homes in {suburb.name}
            </ButtonLink>
          }
        >
          <p>
            No homes on {name} are on the market. See what’s listed in the rest of {suburb.name}.
          </p>
        </EmptyState>
      )}
      {properties.length > 0 && (
        <Section
          id="properties"
          title={`Other homes on ${name}`}
          lead="What these homes sold and leased for, and what homes like them sell for now."
        >
          <LinkList
            links={properties.map((each) => ({
              href: propertyAddress(suburb.slug, slug, each.slug),
              name: each.street,
            }))}
          />
        </Section>
      )}
      {(liveQuestions.length > 0 || canAsk) && (
        <Section
          id="questions"
          title={`Questions about ${name}`}
          lead={liveQuestions.length === 0 && `Nobody has asked about ${name} yet. People who live nearby can answer.`}
        >
          {liveQuestions.length > 0 && (
            <LinkList
              links={liveQuestions.map(({ uri, title, replyCount }) => ({
                href: questionAddress(uri),
                name: title,
                detail: plural(replyCount, 'answer'),
              }))}
            />
          )}
          {canAsk && (
            <div>
              <ButtonLink href={askAddress(suburb.slug)}>Ask about {name}</ButtonLink>
            </div>
          )}
        </Section>
      )}
      <Section
        id="reviews"
        title={`Reviews of ${suburb.name}`}
        lead={rating.count === 0 && `Nobody has reviewed ${suburb.name} yet. Tell others what it’s like to live there.`}
        aside={
          rating.count > 0 && (
            <a href={locationAddress(suburb.slug, 'reviews')}>
              {rating.count === 1 ? 'Read the review' : `All ${groupDigits(rating.count)} reviews`}
            </a>
          )
        }
      >
        <div className={styles.reviews}>
          {rating.count > 0 && <Rating value={rating.average} count={rating.count} />}
          <ButtonLink href={writeLocationReviewAddress(suburb.slug)}>Review {suburb.name}</ButtonLink>
        </div>
      </Section>
      {prices.length > 0 && (
        <Section
          id="prices"
          title={`Prices in ${suburb.name}`}
          lead={`Medians of all of ${suburb.name} in the past 12 months.`}
          aside={<a href={`${locationAddress(suburb.slug)}#prices`}>All prices</a>}
        >
          <dl className={styles.prices}>
            {prices.map(({ kind, sold, rent }) => (
              <div key={kind}>
                <dt>{kindNames[kind]}</dt>
                <dd>{priceText(sold, rent)}</dd>
              </div>
            ))}
          </dl>
          <Basis
            of={`prices in ${suburb.name}`}
            facts={[
              ['Median price', 'The middle of the sales of the past 12 months; their number is in brackets.'],
              ['Median rent', 'The middle of the asking rents of homes on offer today; their number is in brackets.'],
            ]}
            source="Listings on Verandah, and sales with a disclosed price."
          />
        </Section>
      )}
      {others.length > 0 && (
        <Section id="streets" title={`Other streets in ${suburb.name}`}>
          <LinkList
            links={others.map((each) => ({
              href: streetAddress(suburb.slug, each.slug),
              name: each.name,
              detail: countsText(each.listingCounts),
            }))}
          />
        </Section>
      )}
    </div>
  );
}

/** '$1,040,000 (31 sales), $650 per week (9 rentals)' */
const priceText = (sold: Median, rent: Median): string =>
  [
    sold.median !== null && `${formatMoney(sold.median, 0)} (${plural(sold.sampleSize, 'sale')})`,
    rent.median !== null && `${formatMoney(rent.median, 0)} per week (${plural(rent.sampleSize, 'rental')})`,
  ]
    .filter((text) => text !== false)
    .join(', ');
