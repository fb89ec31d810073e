import { Badge, Button, ButtonLink, DownloadIcon, EmptyState, Field, Pagination, Select } from '@verandah/design';
import { formatDay, groupDigits, paginate, plural, siteTimeZone } from '@verandah/market';
import { enquiryWords, kindWords, type EnquiryStatus, type OwnEnquiry } from '../../features/portal/enquiry.ts';
import styles from '../../features/portal/portal.module.css';
import { SearchField } from '../../features/portal/search-field.tsx';
import type { PortalEnquiriesQuery } from '../../graphql.ts';

export interface EnquiriesContent extends Filter {
  readonly listings: PortalEnquiriesQuery['ownEnquiryListings'];
  readonly page: number;
  /** How many nobody has answered for more than a day. */
  readonly waiting: number;
  readonly total: number;
  readonly counts: Readonly<Record<EnquiryStatus, number>>;
  readonly results: readonly OwnEnquiry[];
}

interface Filter {
  readonly status: EnquiryStatus | null;
  /** Only those that nobody has answered for more than a day. */
  readonly overdue: boolean;
  readonly text: string;
  readonly listingId: string | null;
}

const filterAddress = ({ status, overdue, text, listingId }: Filter, page = 1): string => {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(overdue && { show: 'overdue' }),
    ...(text && { q: text }),
    ...(listingId && { listing: listingId }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/agent-portal/enquiries${query && `?${query}`}`;
};

export function EnquiriesView({
  content: { status, overdue, text, listingId, listings, page, waiting, total, counts, results },
}: {
  readonly content: EnquiriesContent;
}) {
  const all = counts.new + counts.read + counts.answered + counts.closed;
  const filters = [
    [null, 'All', all],
    ...(Object.keys(enquiryWords) as EnquiryStatus[]).map((each) => [each, enquiryWords[each], counts[each]] as const),
  ] as const;
  const exported = new URLSearchParams({ ...(status && { status }), ...(listingId && { listingId }) }).toString();
  return (
    <>
      <nav aria-label="Enquiries by status">
        <ul className={styles.filters}>
          {filters.map(([each, label, count]) => (
            <li key={label}>
              <a
                className={styles.filter}
                href={filterAddress({ status: each, overdue: false, text, listingId })}
                aria-current={each === status && !overdue ? 'page' : undefined}
              >
                {label} ({groupDigits(count)})
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.filter}
              href={filterAddress({ status: null, overdue: true, text, listingId })}
              aria-current={overdue ? 'page' : undefined}
            >
              Unanswered for a day ({groupDigits(waiting)})
            </a>
          </li>
        </ul>
      </nav>
      <form
        action="/agent-portal/enquiries"
        data-enhance
        className={styles.inline}
        role="search"
        aria-label="Enquiries"
      >
        {status && <input type="hidden" name="status" value={status} />}
        {overdue && <input type="hidden" name="show" value="overdue" />}
        <SearchField label="Search by name, address or message" text={text} maxLength={200} />
        {listings.length > 0 && (
          <Field label="Listing">
            {(control) => (
              <Select
                {...control}
                key={listingId}
                name="listing"
                defaultValue={listingId ?? ''}
                options={[
                  { value: '', label: 'All listings' },
                  ...listings.map(({ id, label }) => ({ value: id, label })),
                ]}
              />
            )}
          </Field>
        )}
        <Button type="submit">Find</Button>
        <ButtonLink
          href={`/rest/agents/own/enquiries.csv${exported && `?${exported}`}`}
          download="enquiries.csv"
          icon={DownloadIcon}
        >
          Export CSV
        </ButtonLink>
        <ButtonLink href="/agent-portal/replies">Saved replies</ButtonLink>
      </form>
      {results.length === 0 ? (
        <EmptyState title={emptyTitle(text, status !== null || overdue || listingId !== null)}>
          <p>
            {text || status || overdue || listingId
              ? 'Try fewer words or search all enquiries.'
              : 'Enquiries about you and your listings will appear here and in your email.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.muted} role="status">
            {plural(total, 'enquiry', 'enquiries')}
          </p>
          <ul className={styles.list}>
            {results.map((enquiry) => (
              <li key={enquiry.id}>
                <div className={styles.line}>
                  <span className={styles.badges}>
                    <a className={styles.name} href={`/agent-portal/enquiries/${enquiry.id}`}>
                      {enquiry.name}
                    </a>
                    <Badge tone={enquiry.status === 'new' ? 'accent' : 'outline'}>{enquiryWords[enquiry.status]}</Badge>
                  </span>
                  <span className={styles.muted}>{formatDay(enquiry.receivedAt, siteTimeZone, { time: true })}</span>
                </div>
                <p className={styles.muted}>{enquiry.listing?.label ?? kindWords[enquiry.kind] ?? ''}</p>
                <p className={styles.text}>
                  {enquiry.message.length > 220 ? `${enquiry.message.slice(0, 219).trimEnd()}…` : enquiry.message}
                </p>
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={paginate(total, page).totalPages}
            href={(to) => filterAddress({ status, overdue, text, listingId }, to)}
            label="Enquiry pages"
          />
        </>
      )}
    </>
  );
}

function emptyTitle(text: string, isFiltered: boolean): string {
  if (text) return `No results for “${text}”`;
  return isFiltered ? 'No enquiries match' : 'No enquiries yet';
}
