import { definePage } from '@verandah/areas';
import { submitBy } from '../../features/acts/act.ts';
import { actOnCollections, collectionsAddress } from './act.ts';
import { loadCollections, type CollectionsData } from './load.ts';
import { CollectionsView } from './view.tsx';

/** The member's collections. */
export const collectionsPage = definePage<CollectionsData>({
  name: 'collections', routes: [collectionsAddress], staysMounted: true, load: loadCollections, submit: submitBy(loadCollections, actOnCollections), View: CollectionsView,
});
