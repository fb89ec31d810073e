import { Badge, ButtonLink, Notice, Pagination } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { listingAddress, paginate, plural } from '@verandah/market';
import { countsText, outcomeLabels, uploadWords } from '../../features/portal/feed-upload.ts';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { momentText } from '../../features/portal/words.ts';
import type { PortalFeedQuery } from '../../graphql.ts';

type Feed = PortalFeedQuery['feedUpload'];
export interface FeedContent extends Feed {
  readonly onlyNoted: boolean;
  readonly page: number;
}

export function FeedView({ content, who }: { readonly content: FeedContent; readonly who: Who }) {
  const { isLive } = useServices();
  const { id, status, problem, receivedAt, counts, noted, lines, onlyNoted, page } = content;
  const address = (which: boolean, to = 1): string => {
    const query = new URLSearchParams({
      ...(which && { show: 'noted' }),
      ...(to > 1 && { page: String(to) }),
    }).toString();
    return `/agent-portal/feeds/${id}${query && `?${query}`}`;
  };
  const running = status === 'received' || status === 'importing';
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/feeds">
          All feeds
        </a>
        <Badge tone={status === 'done' ? 'outline' : 'accent'}>{uploadWords[status]}</Badge>
        <span className={styles.muted}>{momentText(receivedAt)}</span>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {running && (
        <Notice>
          <p>
            We’re processing this feed.{' '}
            <a href={address(onlyNoted, page)} data-reload="">
              Refresh
            </a>
          </p>
        </Notice>
      )}
      <p role="status">
        {countsText(counts)}
        {noted > 0 && `; ${noted} with notes`}.
      </p>
      <nav aria-label="Filter listings">
        <ul className={styles.filters}>
          {(
            [
              [false, 'All listings'],
              [true, 'With problems'],
            ] as const
          ).map(([which, label]) => (
            <li key={label}>
              <a
                className={styles.filter}
                href={address(which)}
                aria-current={which === onlyNoted ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {lines.total > 0 && <p className={styles.muted}>{plural(lines.total, 'listing')}</p>}
      <ol className={styles.list}>
        {lines.results.map(({ position, kind, agentId, uniqueId, outcome, listingId, uri, notes }) => (
          <li key={position}>
            <div className={styles.line}>
              <span className={styles.badges}>
                <span className={styles.name}>{uniqueId ?? `Listing ${position} of the file`}</span>
                <Badge tone={outcome === 'rejected' || outcome === 'stored' ? 'accent' : 'outline'}>
                  {outcomeLabels[outcome]}
                </Badge>
              </span>
              <span className={styles.muted}>{[kind, agentId].filter(Boolean).join(', ')}</span>
            </div>
            {notes.length > 0 && (
              <ul className={styles.notes}>
                {notes.map(({ label, text }) => (
                  <li key={label + text}>{text}</li>
                ))}
              </ul>
            )}
            <div className={styles.actions}>
              {uri !== null && isLive(listingAddress(uri)) && (
                <a className={styles.crumb} href={listingAddress(uri)}>
                  View listing
                </a>
              )}
              {listingId !== null && who.agent && (
                <a className={styles.crumb} href={`/agent-portal/listings/${listingId}`}>
                  Edit
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Pagination
        current={page}
        total={paginate(lines.total, page).totalPages}
        href={(to) => address(onlyNoted, to)}
        label="Listing pages"
      />
      <div className={styles.actions}>
        <ButtonLink href="/agent-portal/feeds">Send another feed</ButtonLink>
      </div>
    </>
  );
}
