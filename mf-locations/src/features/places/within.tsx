import { groupDigits, locationAddress, locationIndexPath, locationTabs } from '@verandah/market';
import type { PlacePage } from '../../pages/place/data.ts';
import { popularBasis } from '../browse/popular-basis.ts';
import { LinkList } from '../browse/link-list.tsx';
import { PlaceList } from '../browse/place-list.tsx';
import { Section } from './section.tsx';

/** The locations in a state, a region or a postcode. */
export function Within({
  page: {
    place,
    regions,
    suburbs: { total, results },
  },
}: {
  readonly page: PlacePage;
}) {
  const regionTab = locationTabs.find(({ path }) => path === '/find-region');
  const suburbTab = locationTabs.find(({ path }) => path === '/find-suburb');
  const all =
    suburbTab &&
    place.type !== 'suburb' &&
    place.type !== 'postcode' &&
    locationIndexPath(suburbTab, { byType: place.type, place: place.slug });
  return (
    <>
      {regions.results.length > 0 && (
        <Section
          id="regions"
          title={`Regions in ${place.name}`}
          aside={
            regionTab &&
            regions.total > regions.results.length && (
              <a href={locationIndexPath(regionTab, { byType: 'state', place: place.slug })}>
                All {groupDigits(regions.total)} regions
              </a>
            )
          }
        >
          <LinkList
            links={regions.results.map(({ slug, name, listingCounts }) => ({
              href: locationAddress(slug),
              name,
              detail: listingCounts.buy > 0 ? `${listingCounts.buy} for sale` : null,
            }))}
          />
        </Section>
      )}
      {results.length > 0 && (
        <Section
          id="suburbs"
          title={place.type === 'postcode' ? `Suburbs in ${place.name}` : `Popular suburbs in ${place.name}`}
          lead={place.type === 'postcode' ? undefined : popularBasis}
          aside={all && total > results.length && <a href={all}>All {groupDigits(total)} suburbs</a>}
        >
          <PlaceList places={results} />
        </Section>
      )}
    </>
  );
}
