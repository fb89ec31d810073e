import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system.ts';
import type { RequestLog } from './request-log.ts';

/** People who sign up one after the other, each with an email address of their own; each is sent a mail. */
export interface SignUps {
  readonly acknowledged: number;
  /**
   * Signs up one more.
   * @returns whether the mail arrived within this many milliseconds
   */
  one(patience: number): Promise<boolean>;
  /** Addresses that were promised a mail and got none, or several. */
  missing(): readonly string[];
  /** Mails that arrived again with the same Message-ID. */
  readonly repeated: number;
  stop(): Promise<void>;
}

const idOf = (message: string): string => /^Message-ID: *(\S+)/im.exec(message)?.[1] ?? '';

export function startSignUps(
  { hosts, mails }: Pick<System, 'hosts' | 'mails'>,
  run: string,
  rest: number,
  requestLog: Pick<RequestLog, 'request'>,
): SignUps {
  const promised = new Set<string>();
  let [count, stopping] = [0, false];
  const send = async (): Promise<string | undefined> => {
    const email = `${run}-${(count += 1)}@faults.example`;
    const { good } = await requestLog.request('sign-up', `${hosts[count % 2]}/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Fay Faulkner ${count}`, email, password: 'kettle-orbit-maple-52' }),
    });
    if (good) promised.add(email);
    return good ? email : undefined;
  };
  /** Message-IDs of the mails to each address. */
  const came = (): Map<string, string[]> => {
    const by = new Map<string, string[]>();
    for (const { to, message } of mails())
      for (const each of to) by.set(each, [...(by.get(each) ?? []), idOf(message)]);
    return by;
  };
  const running = (async () => {
    while (!stopping) {
      await send();
      for (let waited = 0; waited < rest && !stopping; waited += 250) await pause(250);
    }
  })();
  return {
    get acknowledged() {
      return promised.size;
    },
    get repeated() {
      return [...came()].reduce((sum, [to, ids]) => sum + (promised.has(to) ? ids.length - new Set(ids).size : 0), 0);
    },
    async one(patience) {
      const email = await send();
      if (email === undefined) return false;
      for (const until = performance.now() + patience; performance.now() < until; await pause(50))
        if (came().has(email)) return true;
      return false;
    },
    missing() {
      const by = came();
      return [...promised].flatMap((email) => {
        const ids = new Set(by.get(email));
        return ids.size === 1 ? [] : [`mail to ${email} ${ids.size === 0 ? 'has not come' : 'came twice'}`];
      });
    },
    async stop() {
      stopping = true;
      await running;
    },
  };
}
