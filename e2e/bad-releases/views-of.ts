/**
 * The page views after which the health monitor took a release back, as its reason states them: '… of 14 page views',
 * '… in 60 pages'; null when it states none.
 */
export function viewsOf(why: string | null): number | null {
  const [, views, pages] = /of ([\d,]+) page views|in ([\d,]+) pages/.exec(why ?? '') ?? [];
  const stated = views ?? pages;
  return stated === undefined ? null : Number(stated.replaceAll(',', ''));
}
