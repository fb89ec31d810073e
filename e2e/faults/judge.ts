import type { Fault } from './fault.ts';
import type { Outcome } from './outcome.ts';
import { longestWait } from './watchers/request-log.ts';
import { longestRecovery } from './watchers/recovery.ts';

/**
 * Reasons why a fault fails.
 * @param refused responses to drafts that were not acknowledged
 */
export function judgeRun(
  { requests, recovered, lost }: Pick<Outcome, 'requests' | 'recovered' | 'lost'>,
  faults: readonly Pick<Fault, 'touches'>[],
  refused: readonly string[],
): string[] {
  const touched = new Set(faults.flatMap(({ touches }) => touches));
  const wrong = Map.groupBy(
    requests.filter((each) => each.wrong !== undefined),
    ({ action, wrong: what }) => `${action}: ${what ?? ''}`,
  );
  const suffering = Map.groupBy(
    requests.filter((each) => !each.good && each.wrong === undefined && !touched.has(each.action)),
    ({ action }) => action,
  );
  const late = refused.filter((response) => response === 'no response in time').length;
  const broken = refused.filter((response) => response === 'no response').length;
  return [
    ...[...wrong].map(
      ([what, each]) =>
        `${what}, ${each.length} times (${each[0]?.address.replace(/^https?:\/\/[^/]+/, '')} ${each[0]?.status} ${each[0]?.message?.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''})`,
    ),
    ...[...suffering].map(
      ([action, each]) =>
        `${action} is affected but must not be, ${each.length} times (${each[0]?.status} ${each[0]?.message?.replaceAll(/\s+/g, ' ').slice(0, 160) ?? ''})`,
    ),
    ...(late > 0 ? [`draft: no response in ${longestWait / 1000} s, ${late} times`] : []),
    ...(broken > 0 ? [`draft: connection broken, ${broken} times`] : []),
    ...(refused.length > 0 && !touched.has('draft')
      ? [`draft is affected but must not be, ${refused.length} times (${refused[0]})`]
      : []),
    ...lost,
    ...(recovered.ms === undefined ? [`not recovered after ${longestRecovery / 1000} s: ${recovered.last}`] : []),
  ];
}
