import type { Loaded, PageRequest } from '@verandah/areas';
import type { Graph } from '@verandah/graph';
import {
  addedField,
  comparedOf,
  compareAddress,
  comparePath,
  mostCompared,
} from '../../features/compare/compare-address.ts';
import { yieldOf } from '../../features/prices/market.ts';
import type { CompareData, ComparedSuburb } from './data.ts';
import { findSuburbs, readComparedSuburb } from './queries.ts';

const mostFound = 8;

/**
 * Loads suburbs side by side. The name of a further one leads to the comparison with it, if it means one suburb only;
 * places that are not suburbs, or that do not exist, are left out of the address.
 */
export async function loadCompare({ url: { searchParams }, graph }: PageRequest): Promise<Loaded<CompareData>> {
  const slugs = comparedOf(searchParams);
  const term = (searchParams.get(addedField) ?? '').trim().slice(0, 100);
  const [read, found] = await Promise.all([
    Promise.all(slugs.map((slug) => readSuburb(graph, slug))),
    term && slugs.length < mostCompared ? findByName(graph, term) : [],
  ]);
  const suburbs = read.filter((suburb) => suburb !== null);
  const present = [...new Set(suburbs.map(({ place }) => place.slug))];
  const others = found.filter(({ slug }) => !present.includes(slug));
  const [best] = others;
  if (best && (others.length === 1 || best.label.toLowerCase() === term.toLowerCase()))
    return { status: 302, location: compareAddress([...present, best.slug]) };
  if (present.join() !== slugs.join()) return { status: 302, location: compareAddress(present) };
  const names = suburbs.map(({ place }) => place.name);
  return {
    status: 200,
    data: { suburbs, search: term ? { term, found: others } : null },
    head: {
      title: names.length > 1 ? `Compare ${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : 'Compare suburbs',
      description: 'Suburbs side by side: prices, rents, reviews by locals, schools, and homes for sale and rent.',
      canonical: comparePath,
      ...(searchParams.size > 0 && { noIndex: true }),
    },
  };
}

async function findByName(graph: Graph, term: string) {
  const { locationSearch } = await graph.read(findSuburbs, { term, take: mostFound });
  return locationSearch.flatMap(({ label, slug }) => (slug === null ? [] : [{ label, slug }]));
}

/** @returns null unless the location is a suburb */
async function readSuburb(graph: Graph, slug: string): Promise<ComparedSuburb | null> {
  const overview = (await graph.read(readComparedSuburb, { slug })).locationOverview;
  if (overview?.location.type !== 'suburb') return null;
  const {
    location: { medians, ...place },
    census,
    ratings,
    pros,
    cons,
    schools,
  } = overview;
  return {
    place,
    census,
    ratings,
    pros: pros.map(({ text }) => text),
    cons: cons.map(({ text }) => text),
    schools: schools.areKnown ? schools.results.length : null,
    kinds: medians.kinds.map((kind) => ({ ...kind, yield: yieldOf(kind.rent.median, kind.sold.median) })),
  };
}
