import { ArrowRightIcon, Icon } from '@verandah/design';
import { locationAddress, locationTabs } from '@verandah/market';
import { comparePath } from '../../features/compare/compare-address.ts';
import { popularBasis } from '../../features/browse/popular-basis.ts';
import { countsText } from '../../features/browse/counts-text.ts';
import { distanceText } from '../../features/browse/distance.ts';
import { LinkList } from '../../features/browse/link-list.tsx';
import { PlaceList } from '../../features/browse/place-list.tsx';
import { PlacesMap } from '../../features/places-map/places-map.tsx';
import { PlaceFinder } from '../../features/finder/place-finder.tsx';
import { Section } from '../../features/places/section.tsx';
import type { HomeData } from './data.ts';
import styles from './home.module.css';

/** Where to live: find a location by name, by position, by state, or among popular suburbs. */
export function HomeView({ data: { states, popular, search, near } }: { readonly data: HomeData }) {
  const distances = new Map(near.map(({ slug, distanceMetres }) => [slug, distanceMetres]));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          Where to live
        </h1>
        <p className={styles.lead}>Explore suburbs through local reviews, sold prices and current listings.</p>
        <PlaceFinder initial={search?.term ?? ''} unknown={search !== null && search.found.length === 0} nearMe />
      </header>
      {search !== null && search.found.length > 0 && (
        <Section id="found" title={`Locations matching “${search.term}”`}>
          <LinkList links={search.found.map(({ label, href }) => ({ name: label, href }))} />
        </Section>
      )}
      {near.length > 0 && (
        <Section id="near" title="Near you">
          <PlaceList
            places={near}
            labels
            detail={({ slug, listingCounts }) =>
              [`${distanceText(distances.get(slug) ?? 0)} away`, countsText(listingCounts)].filter(Boolean).join(' · ')
            }
          />
        </Section>
      )}
      <Section id="states" title="States and territories">
        <ul className={styles.states}>
          {states.map(({ slug, name, capital, listingCounts }) => (
            <li key={slug} className={styles.state}>
              <a className={styles.name} href={locationAddress(slug)}>
                {name}
              </a>
              <span className={styles.detail}>Capital: {capital}</span>
              <span className={styles.detail}>{countsText(listingCounts)}</span>
            </li>
          ))}
        </ul>
        <PlacesMap type="region" within={null} label="Map of regions in Australia" href={locationAddress} />
      </Section>
      <Section
        id="popular"
        title="Popular suburbs"
        lead={popularBasis}
        aside={
          <a href="/where-to-live">
            More
            <Icon shape={ArrowRightIcon} size={18} />
          </a>
        }
      >
        <PlaceList places={popular} labels />
      </Section>
      <Section id="browse" title="Browse">
        <ul className={styles.tabs}>
          {[...locationTabs, { label: 'Compare suburbs', path: comparePath }].map(({ label, path }) => (
            <li key={path}>
              <a href={path}>
                {label}
                <Icon shape={ArrowRightIcon} size={18} />
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
