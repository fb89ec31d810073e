import { openDatabase, type Database } from '@verandah/api';
import { startWrites, type WriteLoad } from '@verandah/api/test-kit';
import { callMix } from '../../../tools/bench/api-under-load.ts';
import {
  signedInAdmin,
  startFeed,
  startMember,
  startTraffic,
  visitedPaths,
  type Feed,
  type Member,
} from '../../../tools/bench/mixed-traffic.ts';
import type { System } from '../system.ts';
import { RequestLog } from './request-log.ts';
import { startOperator, type Move, type Operator } from './operator.ts';
import { startProviderTrips, type ProviderTrips } from './provider-trips.ts';
import { startSearchers } from './searchers.ts';
import { startSignUps, type SignUps } from './sign-ups.ts';

/** Writers during one fault; each fault has its own, so that a loss can be attributed to it. */
export interface Writers {
  readonly drafts: WriteLoad;
  readonly feed: Feed;
  readonly signUps: SignUps;
  readonly operator: Operator;
  readonly trips: ProviderTrips;
}

/** Everybody who uses the site. */
export interface Crowd {
  readonly requestLog: RequestLog;
  readonly database: Database;
  /** Pages of every area. */
  readonly paths: readonly string[];
  readonly member: Member;
  /** @param run prefix of the names that they write */
  writers(run: string): Writers;
  close(): Promise<void>;
}

/** Milliseconds between two of each; visits per second. */
const rests = { search: 1000, draft: 400, member: 800, signUp: 2500, trip: 3000, feed: 4000, move: 4000 } as const;
const visitsPerSecond = 4;
/** The area whose releases are promoted and rolled back. */
const area = 'community';

export async function openCrowd(system: System, say: (line: string) => void): Promise<Crowd> {
  const { hosts, primary, dataDir, sessionKey, token, operations } = system;
  const requestLog = new RequestLog();
  const database = await openDatabase({ dataDir, databaseUrl: primary.url });
  const admin = await signedInAdmin(hosts[0]);
  say('publishing a release to move …');
  const version = await (await system.changing(area)).publish(operations);
  const back = (await operations.status()).areas.find((each) => each.area === area)?.live ?? '';
  const move: Move = { area, version, back };
  const calls = await callMix(database, 30);
  const paths = await visitedPaths(hosts[0]);
  const traffic = startTraffic({
    hosts: [...hosts],
    perSecond: visitsPerSecond,
    paths,
    reads: calls.filter(({ kind }) => kind !== 'write'),
    samples: requestLog,
  });
  const searchers = startSearchers(hosts, rests.search, requestLog);
  const member = startMember(
    hosts[0],
    calls.filter(({ kind }) => kind === 'write'),
    rests.member,
    requestLog,
  );
  return {
    requestLog,
    database,
    paths,
    member,
    writers: (run) => ({
      drafts: startWrites({
        address: () => hosts[1],
        sessionKey,
        viewer: admin,
        writers: 2,
        name: run,
        rest: rests.draft,
      }),
      feed: startFeed(hosts[0], run, token, rests.feed, requestLog),
      signUps: startSignUps(system, run, rests.signUp, requestLog),
      operator: startOperator(system, token, move, run, rests.move, requestLog),
      trips: startProviderTrips(system, run, rests.trip, requestLog),
    }),
    async close() {
      await Promise.all([traffic.stop(), searchers.stop(), member.stop()]);
      await database.destroy();
    },
  };
}
