import type { PageStructure } from './page-structure.ts';
import type { RehearsedAddress } from './rehearsal.ts';

/** A page as a release rendered it. */
export interface RenderedPage {
  readonly status: number;
  /** Where it redirects; '' for a page. */
  readonly location: string;
  /** An older copy was sent, since the release could not render it. */
  readonly stale: boolean;
  readonly structure: PageStructure;
}

/** Elements are other in number when there is none left, or by this share and this many. */
const [elementShare, fewElements] = [0.3, 5];
/** HTML is larger by this factor and by so many bytes. */
const [larger, noticeableBytes] = [1.5, 20_000];

/** What is worse about the candidate's page, and what is other. */
export function comparePages(
  live: RenderedPage,
  candidate: RenderedPage,
): Pick<RehearsedAddress, 'problems' | 'differences'> {
  const isWell = (page: RenderedPage): boolean => page.status < 400 && !page.stale;
  if (!isWell(candidate))
    return isWell(live)
      ? { problems: [failureOf(candidate, live)], differences: [] }
      : { problems: [], differences: [`both fail: ${live.status} and ${candidate.status}`] };
  if (live.status !== candidate.status || live.location !== candidate.location)
    return { problems: [], differences: [`responds with ${responseOf(candidate)} in place of ${responseOf(live)}`] };
  if (candidate.status >= 300) return { problems: [], differences: [] };
  return compareStructures(live.structure, candidate.structure);
}

const responseOf = ({ status, location }: RenderedPage): string => `${status}${location && ` to ${location}`}`;

const failureOf = (candidate: RenderedPage, live: RenderedPage): string =>
  candidate.stale
    ? 'could not be rendered: an older copy was sent'
    : `responds with ${candidate.status}, the live release ${live.status}`;

function compareStructures(
  live: PageStructure,
  candidate: PageStructure,
): Pick<RehearsedAddress, 'problems' | 'differences'> {
  const problems: string[] = [];
  const differences: string[] = [];
  const lost = (what: string, before: boolean, now: boolean): void => {
    if (before && !now) problems.push(`has no ${what}`);
  };
  lost('title', live.title !== '', candidate.title !== '');
  lost('heading of the first level', live.headings.length > 0, candidate.headings.length > 0);
  if (!live.robots.includes('noindex') && candidate.robots.includes('noindex'))
    problems.push('asks search engines to leave it out (noindex)');
  const changed = (what: string, before: string, now: string): void => {
    if (before !== now && now !== '') differences.push(`${what} “${now}” in place of “${before}”`);
  };
  changed('title', live.title, candidate.title);
  changed('heading', live.headings.join(', '), candidate.headings.join(', '));
  changed('canonical address', live.canonical, candidate.canonical);
  changed('structured data', live.structuredData.join(', ') || 'none', candidate.structuredData.join(', ') || 'none');
  differences.push(...elementDifferences(live, candidate));
  if (candidate.bytes > live.bytes * larger && candidate.bytes > live.bytes + noticeableBytes)
    differences.push(`${Math.round(candidate.bytes / 1000)} kB of HTML in place of ${Math.round(live.bytes / 1000)}`);
  return { problems, differences };
}

function elementDifferences(live: PageStructure, candidate: PageStructure): string[] {
  const names = [...new Set([...live.elements.keys(), ...candidate.elements.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before, now] = [live.elements.get(name) ?? 0, candidate.elements.get(name) ?? 0];
    const difference = Math.abs(now - before);
    const isOther =
      difference > 0 &&
      (Math.min(before, now) === 0 || (difference > before * elementShare && difference > fewElements));
    return isOther ? [`${now} ${name} in place of ${before}`] : [];
  });
}
