/** Days with a fixed date on which nobody holds an auction: public holidays of all states, and those between years. */
const fixed = new Set([
  ...['01-01', '01-02', '01-26', '04-25'],
  ...['12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'],
]);

/** Easter Sunday of a year, by the anonymous Gregorian computation. @returns milliseconds since 1970 of its day in UTC */
export function easterSunday(year: number): number {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const leaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leaps + 19 * moon + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - moon) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}

const day = 86_400_000;

/** Whether a day, yyyy-MM-dd, is a public holiday of the whole country or lies between Christmas and New Year. */
export function isHoliday(date: string): boolean {
  if (fixed.has(date.slice(5))) return true;
  const fromEaster = (Date.parse(`${date}T00:00:00Z`) - easterSunday(Number(date.slice(0, 4)))) / day;
  // Good Friday to Easter Monday.
  return fromEaster >= -2 && fromEaster <= 1;
}
