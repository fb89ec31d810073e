import type { Loaded } from '@verandah/areas';

export { ApiReferenceView as View } from './view.tsx';

/** The browser loads the document itself: its viewer runs there only. */
export const load = (): Promise<Loaded<null>> =>
  Promise.resolve({
    status: 200,
    data: null,
    head: {
      title: 'API reference | Verandah for developers',
      description: 'Every operation of the Verandah API with its parameters, responses, scopes and limits.',
      canonical: '/developers/reference',
    },
  });
