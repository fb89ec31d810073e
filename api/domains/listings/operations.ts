import type { Operation } from '../../platform/rest/public.ts';
import { chosenOperations } from './operations/chosen.ts';
import { readOperations } from './operations/read.ts';
import { searchOperations } from './operations/search.ts';

/** Reading and searching listings by REST. */
export const listingOperations: readonly Operation[] = [...readOperations, ...searchOperations, ...chosenOperations];
