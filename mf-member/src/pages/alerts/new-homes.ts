/** How many homes are new, in words: of one alert, and of all in the page's heading. */
export const newHomes = (count: number): string =>
  count === 0 ? 'No new homes' : count === 1 ? '1 new home' : `${count} new homes`;
