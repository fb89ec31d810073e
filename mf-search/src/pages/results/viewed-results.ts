import type { PageFlags, ViewedPage } from '@verandah/areas';
import { buildAddress, officeId, pagePositionCode } from '@verandah/market';
import type { ResultsData } from './data.ts';

/** What the view of a page of results reports; undefined when there are none to see. */
export function viewedResults(data: ResultsData, { pagePositionCodes }: PageFlags): ViewedPage | undefined {
  if (data.kind !== 'results') return undefined;
  const { search, places } = data;
  const [place] = places;
  const office = search.office === undefined ? undefined : officeId(search.office);
  const [type] = search.propertyTypes;
  return {
    about: 'listing',
    event: {
      pageType: 'results',
      contentType: search.context,
      pageElementPosition: String(pagePositionCode(search, pagePositionCodes !== false)),
      listingType: search.mode,
      ...(place?.type === 'suburb' && { locationId: Number(place.id) }),
      ...(office !== undefined && { officeId: Number(office) }),
      ...(search.propertyTypes.length === 1 && type && { propertyType: type }),
    },
    of: buildAddress(search) ?? '',
  };
}
