/**
 * Prices of a state's houses over ten years, beside today's: one figure a year, the first ten years ago, the last for
 * now.
 */
const houses: Readonly<Record<string, readonly number[]>> = {
  NSW: [0.58, 0.66, 0.65, 0.59, 0.65, 0.83, 0.86, 0.87, 0.93, 0.96, 1],
  VIC: [0.72, 0.83, 0.84, 0.77, 0.83, 0.98, 0.98, 0.95, 0.95, 0.96, 1],
  QLD: [0.45, 0.46, 0.47, 0.47, 0.49, 0.62, 0.74, 0.74, 0.86, 0.94, 1],
  WA: [0.5, 0.49, 0.48, 0.46, 0.47, 0.55, 0.59, 0.66, 0.84, 0.93, 1],
  SA: [0.46, 0.48, 0.49, 0.49, 0.51, 0.61, 0.72, 0.77, 0.89, 0.95, 1],
  TAS: [0.52, 0.58, 0.65, 0.69, 0.76, 0.95, 1.04, 0.99, 0.98, 0.98, 1],
  ACT: [0.6, 0.65, 0.69, 0.7, 0.76, 0.96, 1.03, 0.97, 0.98, 0.99, 1],
  NT: [0.88, 0.85, 0.8, 0.74, 0.76, 0.89, 0.93, 0.92, 0.92, 0.95, 1],
};

/** How much of the houses' rise the other kinds took part in. */
const share = { house: 1, unit: 0.6, land: 1.1 } as const;

/** The price level of a quarter, 1 for today's. @param quarter 0: ten years ago, 40: now */
export function priceLevel(stateCode: string, kind: keyof typeof share, quarter: number): number {
  const years = houses[stateCode] ?? (houses['NSW'] as readonly number[]);
  const year = Math.min(9, Math.floor(quarter / 4));
  const [from = 1, to = 1] = years.slice(year, year + 2);
  const level = from + ((to - from) * (quarter - year * 4)) / 4;
  return 1 + (level - 1) * share[kind];
}
