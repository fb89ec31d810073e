import { hydrationBatch, HydrationContext, type CardListing } from '@verandah/design';
import { resultCount } from '@verandah/market';
import type { Compared } from '../../features/compare/use-compared.ts';
import { HiddenNotice } from '../../features/hidden/hide-button.tsx';
import type { FoundResults } from './data.ts';
import { moveBetweenCards } from './move-between-cards.ts';
import { ResultCard } from './result-card.tsx';
import { sharesOf } from './shares.ts';
import type { HidingState, JustHidden } from './use-just-hidden.ts';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly data: FoundResults;
  /** Id of the listing whose marker is pointed at. */
  readonly highlighted: string | null;
  readonly viewed: ReadonlySet<string>;
  /** When the visitor was here before, in milliseconds. */
  readonly lastVisit: number | undefined;
  readonly compared: Compared;
  readonly hiding: HidingState;
  onPoint(listing: string | null): void;
}

/** Id of what follows the list. */
export const afterList = 'after-results';

/** Cards that get their controls together. */
const cardsPerBatch = 3;

/** The cards of a page: those in the requested locations, then, below a heading, those nearby. */
export function ResultList({ data, highlighted, viewed, lastVisit, compared, hiding, onPoint }: ResultListProps) {
  const { justHidden, returned, hide, undo } = hiding;
  const { listings } = data;
  const shares = sharesOf(data);
  const exact = shares?.exactHere ?? listings.length;
  const sections = [
    {
      key: 'exact',
      from: 0,
      rows: rowsOf(listings.slice(0, exact), justHidden?.exact ? justHidden : null, 0),
      heading: null,
    },
    {
      key: 'near',
      from: exact,
      rows: rowsOf(listings.slice(exact), justHidden?.exact ? null : justHidden, exact),
      heading: shares && `${resultCount(shares.near)} ${shares.near === 1 ? 'home' : 'homes'} near ${shares.place}`,
    },
  ];
  return (
    // The keys are a faster way through links that Tab reaches too.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.cards} aria-keyshortcuts="j k" onKeyDown={moveBetweenCards}>
      <a className={styles.skip} href={`#${afterList}`}>
        Skip the homes (keys J and K go from one to the next, arrows turn the photos of one)
      </a>
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map((part) => (
          <section key={part.key} aria-label={part.heading ?? 'Results'}>
            {part.heading && (
              <h2 className={styles.divider}>
                <span>{part.heading}</span>
              </h2>
            )}
            <ul className={styles.grid}>
              {part.rows.map((listing, index) =>
                listing === justHidden?.listing ? (
                  <li key={`hidden ${listing.id}`}>
                    <HiddenNotice street={listing.address.street} onUndo={undo} />
                  </li>
                ) : (
                  <HydrationContext
                    key={listing.id}
                    value={hydrationBatch(Math.floor((part.from + index) / cardsPerBatch))}
                  >
                    <ResultCard
                      listing={listing}
                      excerpt={data.excerpts[listing.id]}
                      near={data.search.near}
                      eager={part.from + index < 2}
                      level={part.heading ? 3 : 2}
                      highlighted={highlighted === listing.id}
                      viewed={viewed.has(listing.id)}
                      newSinceVisit={lastVisit !== undefined && Date.parse(listing.listedAt) > lastVisit}
                      chosen={compared.has.has(listing.id)}
                      mayChoose={!compared.full}
                      onChoose={compared.choose}
                      returned={returned === listing.id}
                      onHide={hide}
                      onPoint={onPoint}
                    />
                  </HydrationContext>
                ),
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** The listings of a section, with the one just hidden at its former position. */
const rowsOf = (
  listings: readonly CardListing[],
  justHidden: JustHidden | null,
  from: number,
): readonly CardListing[] =>
  justHidden
    ? listings.toSpliced(Math.min(Math.max(justHidden.place - from, 0), listings.length), 0, justHidden.listing)
    : listings;
