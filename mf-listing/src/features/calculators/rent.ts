/** Per cent of a household's income before tax: rent above it is commonly called unaffordable. */
export const affordableShare = 30;
/** Weeks of rent due when moving in: the bond (unless the listing states one), and the rent in advance. */
const bondWeeks = 4;
const advanceWeeks = 2;

export interface RentBurden {
  /** Per cent of the income, to one decimal. */
  readonly share: number;
  readonly isAffordable: boolean;
  /** Yearly income at which the rent is exactly the affordable share. */
  readonly incomeNeeded: number;
  readonly monthly: number;
  /** Amount due when moving in. */
  readonly upFront: number;
}

/**
 * The cost of a rent and its share of an income.
 * @param rent dollars a week
 * @param income dollars a year before tax
 * @param bond dollars, from the listing
 */
export function rentBurden(rent: number, income: number, bond?: number | null): RentBurden {
  const yearly = rent * 52;
  const share = Math.round((yearly / income) * 1000) / 10;
  return {
    share,
    isAffordable: yearly * 100 <= income * affordableShare,
    incomeNeeded: Math.ceil((yearly * 100) / affordableShare),
    monthly: yearly / 12,
    upFront: (bond ?? rent * bondWeeks) + rent * advanceWeeks,
  };
}
