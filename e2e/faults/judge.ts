import type { Fault } from './fault.ts';
import type { Outcome } from './outcome.ts';
import { longestWait } from './watchers/request-log.ts';
import { longestRecovery } from './watchers/recovery.ts';

/**
 * Reasons why a fault fails.
 * @param refused responses to drafts that were not acknowledged
 */
export function judge(
  { asked, recovered, lost }: Pick<Outcome, 'asked' | 'recovered' | 'lost'>,
  faults: readonly Pick<Fault, 'touches'>[],
  refused: readonly string[],
): string[] {
  const touched = new Set(faults.flatMap(({ touches }) => touches));
  const wrong = Map.groupBy(
    asked.filter((each) => each.wrong !== undefined),
    ({ act, wrong: what }) => `${act}: ${what ?? ''}`,
  );
  const suffering = Map.groupBy(
    asked.filter((each) => !each.good && each.wrong === undefined && !touched.has(each.act)),
    ({ act }) => act,
  );
  const late = refused.filter((answer) => answer === 'no answer in time').length;
  const broken = refused.filter((answer) => answer === 'no answer').length;
  return [
    ...[...wrong].map(
      ([what, each]) =>
        `${what}, ${each.length} times (${each[0]?.address.replace(/^https?:\/\/[^/]+/, '')} ${each[0]?.status} ${each[0]?.said?.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''})`,
    ),
    ...[...suffering].map(
      ([act, each]) =>
        `${act} suffers and should not, ${each.length} times (${each[0]?.status} ${each[0]?.said?.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''})`,
    ),
    ...(late > 0 ? [`draft: no answer in ${longestWait / 1000} s, ${late} times`] : []),
    ...(broken > 0 ? [`draft: connection broken, ${broken} times`] : []),
    ...(refused.length > 0 && !touched.has('draft')
      ? [`draft suffers and should not, ${refused.length} times (${refused[0]})`]
      : []),
    ...lost,
    ...(recovered.ms === undefined ? [`not well again after ${longestRecovery / 1000} s: ${recovered.last}`] : []),
  ];
}
