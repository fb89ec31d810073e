import { Badge, Button, ButtonLink, EmptyState, NoPhotograph, Pagination, Picture } from '@verandah/design';
import { formatDate, formatMoney, groupDigits, inspectionText, paginate, plural, siteTimeZone } from '@verandah/market';
import { FeedStatus } from '../../features/portal/feed-status.tsx';
import { labelOf, type OwnListingCard } from '../../features/portal/own-listing.ts';
import styles from '../../features/portal/portal.module.css';
import { SearchField } from '../../features/portal/search-field.tsx';
import { stateText, stateWords, type OwnState } from '../../features/portal/words.ts';

export interface ListingsContent {
  readonly state: OwnState | null;
  readonly text: string;
  /** Only homes on offer that no inspection is planned for. */
  readonly withoutInspections: boolean;
  readonly page: number;
  /** How many homes on offer have no inspection planned. */
  readonly unseen: number;
  readonly total: number;
  readonly counts: Readonly<Record<OwnState, number>>;
  readonly results: readonly OwnListingCard[];
}

type Filter = Pick<ListingsContent, 'state' | 'text' | 'withoutInspections'>;
const filterAddress = ({ state, text, withoutInspections }: Filter, page = 1): string => {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(withoutInspections && { show: 'no-inspections' }),
    ...(text && { q: text }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/agent-portal/listings${query && `?${query}`}`;
};

export function ListingsView({
  content: { state, text, withoutInspections, page, unseen, total, counts, results },
}: {
  readonly content: ListingsContent;
}) {
  const all = counts.onOffer + counts.underOffer + counts.completed + counts.draft;
  const filters = [
    [null, 'All', all],
    ...(Object.keys(stateWords) as OwnState[]).map((each) => [each, stateWords[each], counts[each]] as const),
  ] as const;
  return (
    <>
      <nav aria-label="Listings by status">
        <ul className={styles.filters}>
          {filters.map(([each, label, count]) => (
            <li key={label}>
              <a
                className={styles.filter}
                href={filterAddress({ state: each, text, withoutInspections: false })}
                aria-current={each === state && !withoutInspections ? 'page' : undefined}
              >
                {label} ({groupDigits(count)})
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.filter}
              href={filterAddress({ state: null, text, withoutInspections: true })}
              aria-current={withoutInspections ? 'page' : undefined}
            >
              Without inspections ({groupDigits(unseen)})
            </a>
          </li>
        </ul>
      </nav>
      <div className={styles.actions}>
        <ButtonLink href="/agent-portal/listings/new" kind="primary">
          New listing
        </ButtonLink>
      </div>
      <form action="/agent-portal/listings" data-enhance className={styles.inline} role="search" aria-label="Listings">
        {state && <input type="hidden" name="state" value={state} />}
        {withoutInspections && <input type="hidden" name="show" value="no-inspections" />}
        <SearchField label="Search by address, headline or feed ID" text={text} maxLength={200} />
        <Button type="submit">Find</Button>
      </form>
      {results.length === 0 ? (
        <EmptyState title={emptyTitle(text, state !== null || withoutInspections)}>
          <p>
            {text || state || withoutInspections
              ? 'Try fewer words or search all listings.'
              : 'Listings from your office’s feed appear here. You can also create one yourself.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.muted} role="status">
            {plural(total, 'listing')}
          </p>
          <ul className={styles.cards}>
            {results.map((listing) => (
              <li key={listing.id}>
                <Card listing={listing} />
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={paginate(total, page).totalPages}
            href={(to) => filterAddress({ state, text, withoutInspections }, to)}
            label="Listing pages"
          />
        </>
      )}
    </>
  );
}

function emptyTitle(text: string, isFiltered: boolean): string {
  if (text) return `No results for “${text}”`;
  return isFiltered ? 'No listings match' : 'No listings yet';
}

function Card({ listing }: { readonly listing: OwnListingCard }) {
  const {
    id,
    state,
    listingType,
    title,
    searchPrice,
    priceText,
    priceVisible,
    completedOn,
    streetVisible,
    inspections,
    flags,
    feed,
    shown,
    timeZone,
  } = listing;
  const photo = shown?.media.photos.find(({ key }) => key !== null);
  const next = inspections[0];
  const done = listingType === 'rental' ? 'Leased' : 'Sold';
  return (
    <article className={styles.card}>
      <div className={styles.thumb}>{photo ? <Picture photo={photo} sizes="132px" alt="" /> : <NoPhotograph />}</div>
      <div className={styles.words}>
        <div className={styles.badges}>
          <Badge tone={state === 'onOffer' ? 'accent' : 'outline'}>{stateText(listing)}</Badge>
          {!streetVisible && <Badge tone="outline">Address hidden</Badge>}
          {flags.length > 0 && <Badge tone="outline">To check: {flags.length}</Badge>}
        </div>
        <h2 className={styles.name}>
          <a className={styles.name} href={`/agent-portal/listings/${id}`}>
            {labelOf(listing)}
          </a>
        </h2>
        <p>
          {shown?.priceDetails.shortDescription ??
            priceText ??
            (searchPrice === null ? 'No price' : formatMoney(searchPrice, 0))}
          {!priceVisible && searchPrice !== null && (
            <span className={styles.muted}> (hidden; search price {formatMoney(searchPrice, 0)})</span>
          )}
        </p>
        {state === 'draft' && <p className={styles.muted}>Visitors can’t see this draft.</p>}
        {title && <p className={styles.muted}>{title}</p>}
        {completedOn && (
          <p className={styles.muted}>
            {done} {formatDate(completedOn, siteTimeZone)}
          </p>
        )}
        {next && <p className={styles.muted}>Next inspection: {inspectionText(next, timeZone)}</p>}
        <FeedStatus feed={feed} />
      </div>
    </article>
  );
}
