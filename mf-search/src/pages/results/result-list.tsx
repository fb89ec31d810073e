import { hiddenMarks } from '@verandah/bus';
import { ListingCard, useHydrated, type CardListing } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { nearDistance, resultCount } from '@verandah/market';
import { CompareToggle } from '../../features/compare/compare-toggle.tsx';
import type { Compared } from '../../features/compare/use-compared.ts';
import { HiddenNotice, HideButton } from '../../features/hidden/hide-button.tsx';
import type { FoundResults } from './data.ts';
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

const sizes = '(min-width: 1240px) 340px, (min-width: 960px) 52vw, (min-width: 768px) 50vw, 100vw';

/** The cards of a page: those in the requested locations, then, below a heading, those nearby. */
export function ResultList({ data, highlighted, viewed, lastVisit, compared, hiding, onPoint }: ResultListProps) {
  const now = useNow();
  // A home may be hidden of which the server does not know.
  const hydrated = useHydrated();
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
    <>
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
                  <li key={`hidden ${listing.id}`} className={styles.item}>
                    <HiddenNotice street={listing.address.street} onUndo={undo} />
                  </li>
                ) : (
                  // Pointing at a card only highlights its marker: no keyboard equivalent is needed.
                  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                  <li
                    key={listing.id}
                    className={styles.item}
                    {...(!hydrated && { [hiddenMarks.unless]: listing.id })}
                    onPointerEnter={() => onPoint(listing.id)}
                    onPointerLeave={() => onPoint(null)}
                    onFocus={() => onPoint(listing.id)}
                    onBlur={() => onPoint(null)}
                  >
                    <ListingCard
                      listing={listing}
                      now={now}
                      eager={part.from + index < 2}
                      sizes={sizes}
                      level={part.heading ? 3 : 2}
                      highlighted={highlighted === listing.id}
                      viewed={viewed.has(listing.id)}
                      newSinceVisit={lastVisit !== undefined && Date.parse(listing.listedAt) > lastVisit}
                      distance={nearDistance(data.search.near, listing.address)}
                      actions={
                        <>
                          <CompareToggle id={listing.id} street={listing.address.street} compared={compared} />
                          <HideButton
                            street={listing.address.street}
                            returned={returned === listing.id}
                            onHide={() => hide(listing)}
                          />
                        </>
                      }
                    />
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
    </>
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
