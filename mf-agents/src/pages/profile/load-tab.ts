import { forCard } from '@verandah/design';
import type { Graph } from '@verandah/graph';
import { activityTypes, pageOf } from '@verandah/market';
import type { ProfileAgent } from './agent.ts';
import type { TabData } from './data.ts';
import {
  readActivities,
  readAnswers,
  readFollowers,
  readFollowing,
  readListings,
  readQuestions,
  readReviews,
} from './queries.ts';
import { listingKinds, tabSize, type AgentTab, type ListingKind } from './tabs.ts';

/** Default kind of the listings tab: current listings, else past ones. */
function kindFor({ forSale, forRent, sold }: ProfileAgent['performance']): ListingKind {
  if (forSale > 0) return 'buy';
  if (forRent > 0) return 'rent';
  return sold > 0 ? 'sold' : 'leased';
}

/** One page of a tab. */
export async function loadTab(
  graph: Graph,
  agent: ProfileAgent,
  tab: AgentTab,
  query: URLSearchParams,
): Promise<TabData> {
  const page = pageOf(query);
  const paged = { username: agent.username, skip: (page - 1) * tabSize, take: tabSize };
  switch (tab) {
    case 'activity': {
      const type = activityTypes.find(({ name }) => name === query.get('type'))?.name ?? null;
      const {
        agentActivities: { total, results },
      } = await graph.read(readActivities, { ...paged, types: type === null ? [] : [type] });
      return {
        tab,
        page,
        type,
        total,
        results: results.map((item) => ({
          ...item,
          listing: item.listing && { ...item.listing, media: { photos: item.listing.media.photos.slice(0, 1) } },
        })),
      };
    }
    case 'listings': {
      const kind = listingKinds.find(({ name }) => name === query.get('kind'))?.name ?? kindFor(agent.performance);
      const {
        agentListings: { total, results },
      } = await graph.read(readListings, { ...paged, kind });
      return { tab, page, kind, total, results: results.map(forCard) };
    }
    case 'reviews':
      return { tab, page, ...(await graph.read(readReviews, paged)).agentReviews };
    case 'answers':
      return { tab, page, ...(await graph.read(readAnswers, paged)).agentAnswers };
    case 'questions':
      return { tab, page, ...(await graph.read(readQuestions, paged)).agentQuestions };
    case 'followers':
      return { tab, page, ...(await graph.read(readFollowers, paged)).agentFollowers };
    case 'following':
      return { tab, page, ...(await graph.read(readFollowing, paged)).agentFollowing };
  }
}
