import type { InferOutput } from 'valibot';
import type { ListingLoaders } from '../loaders.ts';
import type { ListingResponse, ListingView } from '../listing-view.ts';
import { plainListing } from '../view.ts';
import type { enquiryFormShape } from './shapes.ts';

/** The agents and the office of a listing. */
export async function peopleOf(
  loaders: ListingLoaders,
  { id, officeId }: ListingView,
): Promise<Pick<ListingResponse, 'agents' | 'office'>> {
  const [agents, office] = await Promise.all([loaders.agents.load(id), loaders.office.load(officeId)]);
  return { agents, office };
}

/** Listings in the form of the REST API: one query for each kind of data, however many listings there are. */
export function listingResponses(loaders: ListingLoaders, views: readonly ListingView[]): Promise<ListingResponse[]> {
  return Promise.all(
    views.map(async (view) => {
      const [inspections, people] = await Promise.all([
        view.status === 'available' ? loaders.inspections.load(view.id) : [],
        peopleOf(loaders, view),
      ]);
      return { ...plainListing(view), inspections, ...people };
    }),
  );
}

/** The data of the enquiry form. */
export async function enquiryForm(
  loaders: ListingLoaders,
  view: ListingView,
): Promise<InferOutput<typeof enquiryFormShape>> {
  const { id, uri, statusType, propertyType, address, priceDetails, media, status } = view;
  return {
    listingId: id,
    uri,
    statusType,
    propertyType,
    address,
    shortDescription: priceDetails.shortDescription,
    photo: media.photos[0] ?? null,
    ...(await peopleOf(loaders, view)),
    takesEnquiries: status !== 'removed',
  };
}
