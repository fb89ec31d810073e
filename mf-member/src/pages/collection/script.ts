import type { PageScript } from '@verandah/areas';
import { submitBy } from '../../features/actions/action.ts';
import { actOnCollection } from './action.ts';
import { loadCollection, type CollectionData } from './load.ts';
import { CollectionView } from './view.tsx';

export const collectionScript: PageScript<CollectionData> = {
  load: loadCollection,
  submit: submitBy(loadCollection, actOnCollection),
  View: CollectionView,
};
