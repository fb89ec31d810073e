/** '850 m' below a kilometre, then '3.2 km', and '12 km' from ten kilometres. */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.round(metres / 50) * 50 || 50} m`;
  const kilometres = metres / 1000;
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}
