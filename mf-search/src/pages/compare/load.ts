import type { Loaded, PageRequest } from '@verandah/areas';
import { compareHomesField, mostCompared } from '@verandah/market';
import type { CompareData } from './data.ts';
import { readCompared } from './queries.ts';
import { lazyCompare } from './lazy.ts';

/** Format of a listing id. */
const id = /^\d{1,18}$/;
/** Limit of ids read from the address. */
const mostRead = 50;

/** Homes side by side. Invalid and unknown ids are left out and counted, so that the page can report them. */
export async function loadCompare({ url, graph }: PageRequest): Promise<Loaded<CompareData>> {
  const requested = [
    ...new Set(
      url.searchParams
        .getAll(compareHomesField)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ].slice(0, mostRead);
  const ids = requested.filter((value) => id.test(value));
  const taken = ids.slice(0, mostCompared);
  const [{ listingsById: homes }] = await Promise.all([
    taken.length > 0 ? graph.read(readCompared, { ids: taken }) : { listingsById: [] },
    lazyCompare.fetch(),
  ]);
  return {
    status: 200,
    data: {
      homes: homes.map((home) => ({ ...home, media: { photos: home.media.photos.slice(0, 1) } })),
      missing: requested.length - ids.length + taken.length - homes.length,
      beyond: ids.length - taken.length,
    },
    head: { title: homes.length > 1 ? `Compare ${homes.length} homes` : 'Compare homes', noIndex: true },
  };
}
