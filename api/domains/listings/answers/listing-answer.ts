import type { InferOutput } from 'valibot';
import type { ListingLoaders } from '../loaders.ts';
import type { ListingView } from '../listing-view.ts';
import type { AgentView, OfficeView } from '../people-store.ts';
import type { enquiryFormShape, listingShape } from './listing-shape.ts';

export type ListingAnswer = InferOutput<typeof listingShape>;

interface People {
  readonly agents: AgentView[];
  readonly office: OfficeView | null;
}

/** The agents and the office of a listing. */
export async function peopleOf(loaders: ListingLoaders, { id, officeId }: ListingView): Promise<People> {
  const [agents, office] = await Promise.all([loaders.agents.load(id), loaders.office.load(officeId)]);
  return {
    agents: agents.map(({ id: agentId, username, name, title, phone, portrait }) => ({
      id: agentId,
      username,
      name,
      title,
      phone,
      portrait,
    })),
    office: office && {
      id: office.id,
      slug: office.slug,
      name: office.name,
      phone: office.phone,
      brandColour: office.brandColour,
    },
  };
}

/** Listings in the form of the REST API: one query for each kind of data, however many listings there are. */
export function listingAnswers(loaders: ListingLoaders, views: readonly ListingView[]): Promise<ListingAnswer[]> {
  return Promise.all(
    views.map(async (view) => {
      const { officeId: _officeId, localityId: _localityId, ...shown } = view;
      const [inspections, { agents, office }] = await Promise.all([
        view.status === 'available' ? loaders.inspections.load(view.id) : [],
        peopleOf(loaders, view),
      ]);
      return { ...shown, inspections, agents, office } as ListingAnswer;
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
