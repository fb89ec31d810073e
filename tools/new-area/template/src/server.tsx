import { createServerArea } from '@verandah/areas/server';
import { area } from '../area.ts';
import { pages } from './pages.ts';

export const { contract, documents, chunks, load } = createServerArea(area, pages);
