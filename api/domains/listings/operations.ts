import type { Operation } from '../../platform/rest/public.ts';
import { chosenOperations } from './operations/chosen.ts';
import { readOperations } from './operations/read.ts';
import { searchOperations } from './operations/search.ts';

/** REST operations that read and search listings. */
export const listingOperations: readonly Operation[] = [...readOperations, ...searchOperations, ...chosenOperations];
