import type { PageScript } from '@verandah/areas';
import { submitBy } from '../../features/actions/action.ts';
import { actOnCollections } from './action.ts';
import { loadCollections, type CollectionsData } from './load.ts';
import { CollectionsView } from './view.tsx';

export const collectionsScript: PageScript<CollectionsData> = {
  load: loadCollections,
  submit: submitBy(loadCollections, actOnCollections),
  View: CollectionsView,
};
