import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { addressText, appraisalAddress, placeIdentifier } from '@verandah/market';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { graphql } from '../../graphql.ts';
import type { AppraisalData } from './data.ts';
import { checkAppraisal, postedFields, startFields, type AppraisalProblems } from './fields.ts';
import { sentMark } from './marks.ts';
import { sendRequests } from './send-requests.ts';

/** A property, and the agents who sold most homes in its suburb. */
export const readAppraisal = graphql(
  `query AppraisalPage($suburb: String!, $street: String!, $property: String!, $location: String!, $agents: String!) {
    property(identifier: $suburb, street: $street, property: $property) {
      slug streetSlug location { ...NamedPlace }
      latest { address { street suburb stateCode postcode } }
    }
    agents(json: $agents) {
      period { to }
      results { id username name office { name } performance(location: $location) { soldInPeriod medianSoldPrice } }
    }
  }`,
  [namedPlaceFragment],
);

const mostAgents = 3;

/** Loads the form that asks local agents for appraisals of a property. */
export async function loadAppraisal({ params, url, graph }: PageRequest): Promise<Loaded<AppraisalData>> {
  const { slug = '', street = '', property: wanted = '' } = params;
  const suburb = placeIdentifier(slug);
  const { property, agents } = await graph.read(readAppraisal, {
    suburb,
    street,
    property: wanted,
    location: suburb,
    agents: JSON.stringify({ location: suburb, deals: 'sale', take: mostAgents }),
  });
  if (!property?.latest) return { status: 404 };
  const { location: place, streetSlug } = property;
  const canonical = appraisalAddress(place.slug, streetSlug, property.slug);
  if (url.pathname !== canonical) return { status: 301, location: canonical };
  const address = addressText(property.latest.address);
  const local = agents.results.filter(({ performance }) => performance.soldInPeriod > 0);
  const fields = startFields(
    address,
    local.map(({ id }) => id),
  );
  return {
    status: 200,
    data: {
      place,
      streetSlug,
      slug: property.slug,
      address,
      agents: local,
      countedTo: agents.period.to,
      start: { fields, problems: {}, state: url.searchParams.has(sentMark) ? 'sent' : 'idle' },
    },
    head: { title: `Ask local agents for an appraisal of ${address}`, canonical, noIndex: true },
  };
}

/** Handles the form sent without script. */
export async function submitAppraisal(request: PageRequest, form: FormFields): Promise<Loaded<AppraisalData>> {
  const loaded = await loadAppraisal(request);
  if (loaded.status !== 200) return loaded;
  const { agents, address } = loaded.data;
  const fields = postedFields(
    form,
    agents.map(({ id }) => id),
  );
  const reject = (problems: AppraisalProblems, failed = false): Loaded<AppraisalData> => ({
    status: 422,
    data: { ...loaded.data, start: { fields, problems, state: failed ? 'failed' : 'idle' } },
    head: loaded.head,
  });
  const problems = checkAppraisal(fields);
  if (Object.keys(problems).length > 0) return reject(problems);
  try {
    const names = new Map(agents.map(({ id, name }) => [id, name]));
    // The key includes the day: Back and Send does not send twice, and the same words can be sent on another day.
    const day = new Date(request.now).toISOString().slice(0, 10);
    const refused = await sendRequests(request.graph, address, fields, names, day);
    return Object.keys(refused).length > 0
      ? reject(refused)
      : { status: 303, location: `${request.url.pathname}?${sentMark}=1` };
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    return reject({}, true);
  }
}
