import { Button, ButtonLink, EmptyState } from '@verandah/design';
import { activeFilters, normaliseSearch, resultCount, resultCountText } from '@verandah/market';
import { EmailMeButton } from '../../features/alert/alert-button.tsx';
import { useAddressOf } from '../../features/filters/use-address-of.ts';
import { withoutFilters } from '../../features/filters/fields.ts';
import type { FoundResults } from './data.ts';
import styles from './no-results.module.css';
import type { AlternativeSearch } from './alternative-searches.ts';

interface NoResultsProps {
  readonly data: FoundResults;
  /** Present when the visitor hid homes of this search. */
  readonly onShowHidden: (() => void) | undefined;
}

const homesText = (total: number): string => `${resultCount(total)} ${total === 1 ? 'home' : 'homes'}`;

/**
 * No results: offers the filters that exclude most, alone and in pairs, suburbs nearby that have homes, an alert,
 * hidden homes.
 */
export function NoResults({ data, onShowHidden }: NoResultsProps) {
  const { search, alternatives, total } = data;
  const addressOf = useAddressOf();
  const filters = activeFilters(search);
  const [best, ...others] = alternatives?.relaxed ?? [];
  const pastTheEnd = total > 0;
  return (
    <>
      <EmptyState
        title={pastTheEnd ? 'There are no more pages' : 'No homes match yet'}
        actions={
          <>
            {pastTheEnd && (
              <ButtonLink kind="primary" href={addressOf(normaliseSearch({ ...search, page: 1 }))}>
                First page
              </ButtonLink>
            )}
            {best && (
              <ButtonLink kind="primary" href={addressOf(best.search)}>
                {withoutText(best)}
              </ButtonLink>
            )}
            {others.slice(0, 3).map((way) => (
              <ButtonLink key={way.label} href={addressOf(way.search)}>
                {withoutText(way)}
              </ButtonLink>
            ))}
            {alternatives?.pairs.slice(0, 2).map((way, at) => (
              <ButtonLink key={way.label} kind={best || at > 0 ? 'secondary' : 'primary'} href={addressOf(way.search)}>
                {withoutText(way)}
              </ButtonLink>
            ))}
            {!pastTheEnd && filters.length > 1 && (
              <ButtonLink
                kind={best || alternatives?.pairs.length ? 'secondary' : 'primary'}
                href={addressOf(withoutFilters(search))}
              >
                Clear all filters
              </ButtonLink>
            )}
            {!pastTheEnd && !best && filters.length === 1 && filters[0] && (
              <ButtonLink href={addressOf(filters[0].without)}>Search without “{filters[0].label}”</ButtonLink>
            )}
            {!pastTheEnd && filters.length === 0 && (
              <ButtonLink kind={alternatives?.nearby.length ? 'secondary' : 'primary'} href="/">
                Search somewhere else
              </ButtonLink>
            )}
            {!pastTheEnd && <EmailMeButton search={search} title={data.title} />}
            {!pastTheEnd && (
              <ButtonLink
                kind="quiet"
                href={`/feeds/search${addressOf(search)}`}
                type="application/atom+xml"
                data-reload=""
              >
                Follow this search in a feed reader
              </ButtonLink>
            )}
            {onShowHidden && <Button onClick={onShowHidden}>Show hidden homes</Button>}
          </>
        }
      >
        <p>{pastTheEnd ? resultCountText(total) : resultCountText(0)}</p>
      </EmptyState>
      {alternatives && alternatives.nearby.length > 0 && (
        <section className={styles.nearby} aria-labelledby="nearby">
          <h2 className={styles.title} id="nearby">
            {alternatives.nearbyMatches && filters.length > 0 ? 'Homes nearby with your filters' : 'Homes nearby'}
          </h2>
          <ul className={styles.list}>
            {alternatives.nearby.map((way) => (
              <li key={way.label}>
                <a className={styles.place} href={addressOf(way.search)}>
                  <span className={styles.name}>{way.label}</span>{' '}
                  <span className={styles.count}>{homesText(way.total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const withoutText = ({ label, total }: AlternativeSearch): string => `Show ${homesText(total)} without ${label}`;
