import type { AreaHealth, Health } from '@verandah/releases';
import { Notice } from '@verandah/design';
import { listWords } from '../client/session.ts';
import { percentText } from './figures.ts';

const views = new Intl.NumberFormat('en-AU');

/** The sum of all areas' live releases. */
function sumOf(areas: readonly AreaHealth[]): string {
  const live = areas.flatMap(({ releases }) => releases.filter(({ role }) => role === 'live' || role === 'rollout'));
  const all = live.reduce((sum, one) => sum + one.views, 0);
  const failed = live.reduce((sum, one) => sum + one.failed, 0);
  if (all === 0) return 'No page was viewed in this time.';
  return `${percentText(Math.min(1, failed / all))} of ${views.format(all)} views failed.`;
}

/** Summary of the figures below, in a sentence or two: what is worse, or that nothing is. */
export function HealthSummary({ health: { areas } }: { readonly health: Health }) {
  const worse = areas.filter(({ verdict }) => verdict.state === 'worse');
  const monitored = areas.filter(({ verdict }) => verdict.monitored !== null && verdict.state !== 'worse');
  return (
    <Notice tone={worse.length > 0 ? 'danger' : 'success'}>
      <strong>
        {worse.length > 0
          ? `${listWords(worse.map(({ area }) => area))} ${worse.length > 1 ? 'are' : 'is'} worse than before.`
          : 'No area is worse than before.'}
      </strong>{' '}
      {sumOf(areas)}
      {monitored.length > 0 && ` New and monitored: ${listWords(monitored.map(({ area }) => area))}.`}
      {worse.map(({ area, verdict }) => (
        <span key={area}>
          {' '}
          {area} {verdict.version}: {verdict.words}.
        </span>
      ))}
    </Notice>
  );
}
