import { Badge, Button, ButtonLink, DownloadIcon, EmptyState, Field, Pagination, Select } from '@verandah/design';
import {
  applicationStatuses,
  formatDay,
  groupDigits,
  paginate,
  plural,
  siteTimeZone,
  type ApplicationStatus,
} from '@verandah/market';
import styles from '../../features/portal/portal.module.css';
import { purpose, statusTone, type ListedApplication } from '../../features/portal/rental-application.ts';

interface Filter {
  readonly status: ApplicationStatus | null;
  readonly listingId: string | null;
}
export interface ApplicationsContent extends Filter {
  readonly listings: readonly { readonly id: string; readonly label: string }[];
  readonly page: number;
  readonly total: number;
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[];
  readonly results: readonly ListedApplication[];
}

function filterAddress({ status, listingId }: Filter, page = 1): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(listingId && { listing: listingId }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/agent-portal/applications${query && `?${query}`}`;
}

export function ApplicationsView({
  content: { status, listingId, listings, page, total, counts, results },
}: {
  readonly content: ApplicationsContent;
}) {
  const countOf = (each: ApplicationStatus): number => counts.find((one) => one.status === each)?.count ?? 0;
  const filters = [
    [null, 'All', counts.reduce((sum, { count }) => sum + count, 0)],
    ...(Object.keys(applicationStatuses) as ApplicationStatus[]).map(
      (each) => [each, applicationStatuses[each], countOf(each)] as const,
    ),
  ] as const;
  const exported = new URLSearchParams({ ...(status && { status }), ...(listingId && { listingId }) }).toString();
  return (
    <>
      <nav aria-label="Applications by status">
        <ul className={styles.filters}>
          {filters.map(([each, label, count]) => (
            <li key={label}>
              <a
                className={styles.filter}
                href={filterAddress({ status: each, listingId })}
                aria-current={each === status ? 'page' : undefined}
              >
                {label} ({groupDigits(count)})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {listings.length > 0 && (
        <form action="/agent-portal/applications" data-enhance className={styles.inline} aria-label="Applications">
          {status && <input type="hidden" name="status" value={status} />}
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
          <Button type="submit">Show</Button>
          <ButtonLink
            href={`/rest/agents/own/rental-applications.csv${exported && `?${exported}`}`}
            download="rental-applications.csv"
            icon={DownloadIcon}
          >
            Export CSV
          </ButtonLink>
        </form>
      )}
      {results.length === 0 ? (
        <EmptyState title={status || listingId ? 'No applications match' : 'No applications yet'}>
          <p>
            {status || listingId ? (
              'Choose another status or listing.'
            ) : (
              <>
                Your office’s admins can turn on applications for your rental homes under{' '}
                <a href="/agent-portal/office#applications">Office</a>.
              </>
            )}
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.muted}>
            <span role="status">{plural(total, 'application')}</span>. {purpose}
          </p>
          <ul className={styles.list}>
            {results.map(({ id, name, status: own, home, sentAt }) => (
              <li key={id}>
                <div className={styles.line}>
                  <span className={styles.badges}>
                    <a className={styles.name} href={`/agent-portal/applications/${id}`}>
                      {name}
                    </a>
                    <Badge tone={statusTone(own)}>{applicationStatuses[own]}</Badge>
                  </span>
                  <span className={styles.muted}>{formatDay(sentAt, siteTimeZone, { time: true })}</span>
                </div>
                <p className={styles.muted}>{home}</p>
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            total={paginate(total, page).totalPages}
            href={(to) => filterAddress({ status, listingId }, to)}
            label="Application pages"
          />
        </>
      )}
    </>
  );
}
