import type { PageListing } from '../../pages/listing/listing.ts';
import { costFieldNames } from './field-names.ts';
import { assumed, type CostFields } from './fields.ts';

/** The calculators of a listing: for a purchase, for a rental, or none once it is sold or leased. */
export function calculatorOf({
  statusType,
  status,
}: Pick<PageListing, 'statusType' | 'status'>): 'purchase' | 'rental' | null {
  if (status !== 'available') return null;
  return statusType === 'buy' ? 'purchase' : statusType === 'rent' ? 'rental' : null;
}

/** The weekly rent of a single-figure price: '$650 per week' → '650'. */
const weeklyRent = (text: string): string =>
  /^\$([\d,]+)(?:\.00)?(?: ?(?:pw|per week|a week|weekly|p\.w\.))?$/i.exec(text.trim())?.[1] ?? '';

const withCommas = (amount: number): string => String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Initial values: from the address, else from the listing. A price hidden by the agent or by law is not filled in. */
export function startFields(listing: PageListing, query: URLSearchParams): CostFields {
  const { saleDetails, priceDetails, propertyType, buildingFeatures } = listing;
  const shown = priceDetails.isHidden ? null : (saleDetails?.loanPrice ?? null);
  const start: CostFields = {
    price: shown === null ? '' : withCommas(shown),
    deposit: shown === null ? '' : withCommas((shown * assumed.depositShare) / 100),
    rate: assumed.rate,
    years: assumed.years,
    buyer: 'owner',
    bought: propertyType === 'land' ? 'land' : buildingFeatures?.isNewlyBuilt ? 'new' : 'home',
    rent: priceDetails.isHidden ? '' : weeklyRent(priceDetails.longDescription),
    income: assumed.income,
  };
  const typed = costFieldNames.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, 20)] as const];
  });
  return { ...start, ...Object.fromEntries(typed) };
}
