import { ButtonLink, EmptyState, Pagination, TabLinks } from '@verandah/design';
import { groupDigits, locationAddress, locationTabs, stateByCode } from '@verandah/market';
import { LinkList } from '../../features/browse/link-list.tsx';
import { PlaceList } from '../../features/browse/place-list.tsx';
import { StatePicker } from '../../features/browse/state-picker.tsx';
import { PlaceFinder } from '../../features/finder/place-finder.tsx';
import { CrumbLinks } from '../../features/places/crumb-links.tsx';
import { PlacesMap } from '../../features/places-map/places-map.tsx';
import { popularBasis } from '../../features/browse/popular-basis.ts';
import { browseAddress, browsePath } from './address.ts';
import type { BrowseData } from './data.ts';
import { browseTitle } from './head.ts';
import styles from './browse.module.css';

/** The places of the list on a map; of the whole country its regions, since it has too many suburbs. */
function BrowseMap({ data: { tab, type, within } }: { readonly data: BrowseData }) {
  if (type === 'street' || type === 'state') return null;
  if (type === 'suburb' && within)
    return (
      <PlacesMap
        type="suburb"
        within={within.slug}
        label={`Map of suburbs in ${within.name}`}
        href={(slug) =>
          tab === '/find-street' ? browsePath(tab, 'street', { type: 'suburb', slug }) : locationAddress(slug)
        }
      />
    );
  return (
    <PlacesMap
      type="region"
      within={within?.slug ?? null}
      label={`Map of regions in ${within?.name ?? 'Australia'}`}
      href={(slug) => (type === 'region' ? locationAddress(slug) : browsePath(tab, type, { type: 'region', slug }))}
    />
  );
}

/** Locations or streets by parent location, by first letter and by page. */
export function BrowseView({ data }: { readonly data: BrowseData }) {
  const { tab, type, within, path, letter, letters, total, page, pages, entries, regions } = data;
  const title = browseTitle(data);
  const places = new Map(
    entries.flatMap((entry) => (entry.kind === 'place' ? [[entry.place.slug, entry] as const] : [])),
  );
  const streets = entries.flatMap((entry) => (entry.kind === 'street' ? [entry] : []));
  const inSuburb = within?.type === 'suburb';
  return (
    <div className={styles.page}>
      <CrumbLinks
        crumbs={[
          { name: 'Locations', href: '/locations' },
          { name: title, href: path },
        ]}
      />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <TabLinks
        label="Locations"
        tabs={locationTabs.map((each) => ({ label: each.label, href: each.path, current: each.path === tab }))}
      />
      <div className={styles.tools}>
        <StatePicker tab={tab} state={within ? (stateByCode(within.stateCode)?.id ?? null) : null} />
        <PlaceFinder />
      </div>
      {tab === '/where-to-live' && <p className={styles.count}>{popularBasis}</p>}
      <BrowseMap data={data} />
      {regions.results.length > 0 && (
        <details className={styles.regions}>
          <summary>By region</summary>
          <LinkList
            links={regions.results.map(({ name, slug }) => ({
              name,
              href: browsePath(tab, 'suburb', { type: 'region', slug }),
            }))}
          />
          {regions.total > regions.results.length && within && (
            <p>
              <a href={browsePath('/find-region', 'region', within)}>All {groupDigits(regions.total)} regions</a>
            </p>
          )}
        </details>
      )}
      {letters.length > 1 && tab !== '/where-to-live' && (
        <nav aria-label="First letter">
          <ul className={styles.letters}>
            <li>
              <a href={path} aria-current={letter === null ? 'true' : undefined}>
                All
              </a>
            </li>
            {letters.map((each) => (
              <li key={each.letter}>
                <a
                  href={browseAddress(path, { letter: each.letter })}
                  aria-current={each.letter === letter ? 'true' : undefined}
                  aria-label={`${each.letter.toUpperCase()}, ${each.count}`}
                >
                  {each.letter.toUpperCase()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.count}>
        {groupDigits(total)}{' '}
        {type === 'street'
          ? 'streets'
          : type === 'region'
            ? 'regions'
            : type === 'state'
              ? 'states and territories'
              : 'suburbs'}
        {letter && ` starting with ${letter.toUpperCase()}`}
      </p>
      {places.size > 0 && (
        <PlaceList
          places={[...places.values()].map(({ place }) => place)}
          labels={within === null || within.type === 'state'}
          href={({ slug }) => places.get(slug)?.href ?? ''}
        />
      )}
      {streets.length > 0 && (
        <LinkList
          links={streets.map(({ href, name, label, counts }) => ({
            href,
            name: inSuburb ? name : label,
            detail: counts,
          }))}
        />
      )}
      {entries.length === 0 && (
        <EmptyState
          title={type === 'street' ? 'No streets yet' : 'No locations found'}
          actions={
            type === 'street' &&
            within && (
              <ButtonLink kind="primary" href={locationAddress(within.slug)}>
                See what {within.name} is like
              </ButtonLink>
            )
          }
        >
          <p>
            {type === 'street'
              ? `A street is listed once a home on it has been advertised${within ? ` in ${within.name}` : ''}.`
              : 'No locations start with this letter. Try another one.'}
          </p>
        </EmptyState>
      )}
      <Pagination
        current={page}
        total={pages}
        href={(each) => browseAddress(path, { letter, page: each })}
        label="Pages"
      />
    </div>
  );
}
