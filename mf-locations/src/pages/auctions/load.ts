import type { Loaded, PageRequest } from '@verandah/areas';
import { formatDate, pageOf, type State } from '@verandah/market';
import { graphql } from '../../graphql.ts';
import { auctionsAddress, auctionsPath, stateOfCity } from './address.ts';
import type { AuctionsData } from './data.ts';

/** The auctions of a capital in a week. */
export const readAuctions = graphql(`
  query AuctionResults($stateCode: String!, $day: Date, $skip: Int!, $take: Int!) {
    auctionWeek(stateCode: $stateCode, day: $day) {
      from to reported sold clearanceRate earlier later centre { latitude longitude }
      listings(skip: $skip, take: $take) {
        total
        results {
          id uri propertyType statusType features { bedrooms } address { street suburb stateCode postcode timeZone }
          priceDetails { shortDescription } saleDetails { auctionResult auctionedOn }
        }
      }
    }
  }`);

const take = 50;
/** The GraphQL API lists no more pages. */
const mostPages = 999;
const day = 86_400_000;

/** The Monday of a week by one of its days; null for what is no date. */
function mondayOf(text: string): string | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null;
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * day).toISOString().slice(0, 10);
}

/** Loads the cities, or the auction results of one in a week. Any day of a week leads to its Monday. */
export async function loadAuctions({ params, url, graph }: PageRequest): Promise<Loaded<AuctionsData>> {
  const { city, week: given } = params;
  if (city === undefined) return citiesPage;
  const state = stateOfCity(city);
  const monday = given === undefined ? undefined : mondayOf(given);
  const page = pageOf(url.searchParams);
  if (state === undefined || monday === null || page > mostPages) return { status: 404 };
  if (monday !== given) return { status: 301, location: auctionsAddress(state, monday) };
  const { auctionWeek } = await graph.read(readAuctions, {
    stateCode: state.stateCode,
    day: monday ?? null,
    skip: (page - 1) * take,
    take,
  });
  if (!auctionWeek)
    return { status: 200, data: { ...empty, stateCode: state.stateCode }, head: headOf(state, null, page) };
  const { listings, ...week } = auctionWeek;
  const pages = Math.max(1, Math.ceil(listings.total / take));
  if (page > pages) return { status: 404 };
  return {
    status: 200,
    data: {
      stateCode: state.stateCode,
      week,
      isLatest: monday === undefined,
      homes: listings.results,
      page,
      pages,
    },
    head: headOf(state, { ...week, isOwnAddress: monday !== undefined }, page),
  };
}

const empty: AuctionsData = { stateCode: null, week: null, isLatest: true, homes: [], page: 1, pages: 1 };

const citiesPage: Loaded<AuctionsData> = {
  status: 200,
  data: empty,
  head: {
    title: 'Auction results by city',
    description: 'Auction results of Australia’s capital cities by week: clearance rates, and what homes sold for.',
    canonical: auctionsPath,
  },
};

function headOf(
  state: State,
  week: { readonly from: string; readonly reported: number; readonly isOwnAddress: boolean } | null,
  page: number,
) {
  const { capital } = state;
  const when = week ? `, week of ${formatDate(week.from, 'UTC')}` : '';
  return {
    title: `${capital} auction results${when}`,
    description: `Auction results in ${capital}${when}: the clearance rate, and what each home sold for.`,
    canonical: auctionsAddress(state, week?.isOwnAddress ? week.from : undefined, page),
    ...((week === null || week.reported === 0) && { noIndex: true }),
  };
}
