import { setTimeout as pause } from 'node:timers/promises';
import { operationsClient } from '@verandah/releases';
import type { System } from '../system.ts';
import type { RequestLog } from './request-log.ts';

/** An operator who promotes a release and rolls it back, over and over, alternating between two hosts. */
export interface Operator {
  readonly acknowledged: number;
  /** Entries that the operations log lacks, or has too often. */
  missing(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The release that is promoted, and the one that is rolled back to. */
export interface Move {
  readonly area: string;
  readonly version: string;
  readonly back: string;
}

/** @param who author of the log's entries; those of others are ignored */
export function startOperator(
  { hosts }: Pick<System, 'hosts'>,
  token: string,
  { area, version, back }: Move,
  who: string,
  rest: number,
  requestLog: Pick<RequestLog, 'request'>,
): Operator {
  const moves: { readonly move: string; readonly acknowledged: boolean }[] = [];
  let [acknowledged, stopping] = [0, false];
  const running = (async () => {
    for (let turn = 0; !stopping; turn += 1) {
      const [action, to] = turn % 2 === 0 ? (['promote', version] as const) : (['rollback', back] as const);
      const { good, body } = await requestLog.request(
        'operations',
        `${hosts[turn % 4 < 2 ? 0 : 1]}/ops/api/areas/${area}/${action}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(action === 'promote' ? { version, who } : { to: back, who }),
        },
      );
      // A release that is already live is not promoted, and not logged.
      moves.push({ move: `${action} ${to}`, acknowledged: good && body.includes('"changed":true') });
      acknowledged += good ? 1 : 0;
      for (let waited = 0; waited < rest && !stopping; waited += 250) await pause(250);
    }
  })();
  return {
    get acknowledged() {
      return acknowledged;
    },
    async missing() {
      const logged = (await operationsClient(hosts[0], token).history(area, 100))
        .filter((event) => event.who === who)
        .map(({ action, to }) => `${action} ${to ?? ''}`);
      return [...new Set(moves.map(({ move }) => move))].flatMap((move) => {
        const [acknowledged, tried, is] = [
          moves.filter((each) => each.move === move && each.acknowledged).length,
          moves.filter((each) => each.move === move).length,
          logged.filter((each) => each === move).length,
        ];
        return is < acknowledged
          ? [`${acknowledged - is} of ${acknowledged} moves “${move}” are not in the log`]
          : is > tried
            ? [`${move} is in the log ${is} times and was tried ${tried} times`]
            : [];
      });
    },
    async stop() {
      stopping = true;
      await running;
    },
  };
}
