import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system.ts';
import { RequestLog } from './request-log.ts';
import type { Crowd, Writers } from './crowd.ts';

/** Milliseconds within which a system must recover. */
export const longestRecovery = 120_000;
/**
 * Milliseconds between two attempts of the same, and after which a mail is not waited for any longer but another one
 * for.
 */
const [again, mailWait] = [300, 5000];

export interface Recovery {
  /** Milliseconds from the end of the fault until each step succeeded; undefined: it never did. */
  readonly steps: Readonly<Record<string, number | undefined>>;
}

/**
 * Repeats everything until it succeeds: a page of each area on each host, a sign-up mail, a sign-in through the
 * provider, a member's write, a draft, a promotion or rollback.
 * @param from when the fault ended
 */
export async function untilWell(
  { hosts }: System,
  { paths, member }: Crowd,
  { drafts, signUps, trips, operator, feed }: Writers,
  from: number,
): Promise<Recovery> {
  const requestLog = new RequestLog();
  const areas = [...new Map(paths.map((path) => [path.split('/')[1], path])).values()];
  const pages = (host: string) => async (): Promise<boolean> => {
    const responses = await Promise.all(
      areas.map((path) => requestLog.request('page', host + path, { headers: { accept: 'text/html' } })),
    );
    return (
      responses.every(({ good }) => good) && requestLog.all.splice(0).every((request) => request.from !== 'last good')
    );
  };
  const grows = (count: () => number): (() => Promise<boolean>) => {
    const before = count();
    return () => Promise.resolve(count() > before);
  };
  const steps: Readonly<Record<string, () => Promise<boolean>>> = {
    ...Object.fromEntries(hosts.map((host, index) => [`pages of host ${'AB'[index]}`, pages(host)])),
    'a mail': () => signUps.one(mailWait),
    'the provider': () => trips.one(),
    drafts: grows(() => drafts.acknowledged.size),
    members: grows(() => member.acknowledged),
    operations: grows(() => operator.acknowledged),
    feeds: grows(() => feed.acknowledged),
  };
  const taken = await Promise.all(
    Object.entries(steps).map(async ([name, isGood]): Promise<[string, number | undefined]> => {
      for (;;) {
        const good = await isGood();
        const ms = performance.now() - from;
        if (good) return [name, ms];
        if (ms > longestRecovery) return [name, undefined];
        await pause(again);
      }
    }),
  );
  return { steps: Object.fromEntries(taken) };
}
