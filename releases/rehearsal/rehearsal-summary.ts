import type { Rehearsal } from './rehearsal.ts';

/** Problems that a summary names, and the maximum length of each. */
const [named, longest] = [3, 110];

/**
 * A rehearsal in a line: '50 addresses render as well as with 1.0.0; 12 differ; median 80 → 82 ms; without a browser:
 * none is installed', or its first problems.
 */
export function rehearsalSummary({ area, version, live, addresses, ms, browser, problems, passed }: Rehearsal): string {
  const differing = addresses.filter(({ differences }) => differences.length > 0).length;
  const figures = [
    ...(differing > 0 ? [`${differing} differ, which may be meant`] : []),
    `median ${Math.round(ms.live)} → ${Math.round(ms.candidate)} ms`,
    browser.why === null ? `${browser.addresses} in a browser` : `HTML, status and timings only: ${browser.why}`,
  ].join('; ');
  if (passed) return `${count(addresses.length, 'address')} as good as with ${live}; ${figures}`;
  const first = problems
    .slice(0, named)
    .map((problem) => (problem.length > longest ? `${problem.slice(0, longest)} …` : problem));
  return `${count(problems.length, 'problem')} in ${count(addresses.length, 'address')} beside ${live}: ${first.join('; ')}${
    problems.length > named ? `; rehearse ${area} ${version} prints all` : ''
  }`;
}

const count = (number: number, word: 'address' | 'problem'): string =>
  `${number} ${word}${number === 1 ? '' : word === 'address' ? 'es' : 's'}`;
