/** Of a household's income before tax: beyond it, rent is commonly called hard to afford. Per cent. */
export const affordableShare = 30;
/** Weeks of rent that are paid when moving in: the bond, and rent in advance. */
const bondWeeks = 4;
const advanceWeeks = 2;

export interface RentBurden {
  /** Per cent of the income, to one decimal. */
  readonly share: number;
  readonly isAffordable: boolean;
  /** Income a year of which the rent is just the affordable share. */
  readonly incomeNeeded: number;
  readonly monthly: number;
  /** To be paid when moving in. */
  readonly upFront: number;
}

/** @param rent dollars a week @param income dollars a year before tax @param bond dollars, as the listing says */
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
