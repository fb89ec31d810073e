import type { Loaded, PageRequest } from '@verandah/areas';
import type { DevelopersData } from './view.tsx';

export { DevelopersView as View } from './view.tsx';

/** The guides are the same for everybody. */
export const load = ({ url }: PageRequest): Promise<Loaded<DevelopersData>> =>
  Promise.resolve({
    status: 200,
    data: { site: url.origin },
    head: {
      title: 'Verandah for developers: API, feeds, webhooks and access tokens',
      description:
        'Read listings, suburbs and agents, send feeds, and let your own programs use Verandah: how to begin, with examples.',
      canonical: '/developers',
    },
  });
