import { paginate } from '@verandah/market';
import { uploadFragment } from '../../features/portal/feed-upload.ts';
import type { PortalPart } from '../../features/portal/portal-part.ts';
import { FeedView, type FeedContent } from './view.tsx';
import { graphql } from '../../graphql.ts';

export const readUpload = graphql(
  `query PortalFeed($id: ID!, $noted: Boolean, $skip: Int, $take: Int) {
    feedUpload(id: $id, wait: 2000) { ...FeedUpload lines(noted: $noted, skip: $skip,
      take: $take) { total results { position kind agentId uniqueId outcome listingId uri notes { label text } } } }
  }`,
  [uploadFragment],
  { cached: false },
);

/** Result of a feed, listing by listing. */
export const feedPart: PortalPart<FeedContent> = {
  access: 'agent or admin',
  async load({ graph, url: { searchParams }, params: { id = '' } }) {
    const onlyNoted = searchParams.get('show') === 'noted';
    const page = Math.min(1000, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1));
    const { skip, take } = paginate(0, page);
    const { feedUpload } = await graph.read(readUpload, { id, noted: onlyNoted, skip, take });
    return { title: feedUpload.source, content: { ...feedUpload, onlyNoted, page } };
  },
  View: FeedView,
};
