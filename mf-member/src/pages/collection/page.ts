import { definePage } from '@verandah/areas';
import { submitBy } from '../../features/acts/act.ts';
import { actOnCollection } from './act.ts';
import { loadCollection, type CollectionData } from './load.ts';
import { CollectionView } from './view.tsx';

/** One collection. */
export const collectionPage = definePage<CollectionData>({ name: 'collection', routes: ['/collections/:uri'], load: loadCollection, submit: submitBy(loadCollection, actOnCollection), View: CollectionView });
