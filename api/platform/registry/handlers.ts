import { RegistryRejection, type ChangedPins, type RegistryHandlers } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';
import { quotaHeaders, Refusal } from '../problems/public.ts';
import { throttleCaller } from '../rate-limits/public.ts';
import { advanceDelivery, readDeliveries, setDeliveryState, startDelivery } from './deliveries.ts';
import { addHealth, giveTurn, readHealth, takeTurn, tidyHealth } from './health.ts';
import { addAddresses, readAddresses, tidyAddresses } from './opened-addresses.ts';
import { readOperationTimes, tidyOperationTimes } from './operation-times.ts';
import { readEvents, readLastChanges, verifyLog } from './log.ts';
import { createFreeze, createToken, findToken, liftFreeze, readFreezes, readTokens, revokeToken } from './rights.ts';
import {
  addNote,
  changePin,
  changePins,
  changeRollout,
  readManifest,
  readPins,
  readPinsAt,
  readReleases,
  readRetained,
  recordRelease,
  restoreArea,
  withdrawArea,
  type ChangeOutcome,
} from './store.ts';

/** The calls that need more than the database. */
type OtherCalls = 'operationProblems' | 'schema' | 'targets' | 'addTarget' | 'removeTarget' | 'testTarget';

/** The calls that need the database only. */
export const registryHandlers = (database: Database): Omit<RegistryHandlers, OtherCalls> => ({
  async pins({ after }) {
    const set = await readPins(database);
    return set.revision === after ? null : set;
  },
  pinsAt: ({ moment }) => readPinsAt(database, moment),
  retained: ({ moment }) => readRetained(database, moment),
  releases: ({ area }) => readReleases(database, area),
  manifest: async ({ area, version }) => (await readManifest(database, area, version)) ?? null,
  async record(release) {
    const { outcome } = await recordRelease(database, release);
    if (outcome !== 'taken') return { existed: outcome === 'existed' };
    throw new RegistryRejection(
      'version-taken',
      `${release.area} ${release.version} is already published with other files. A release never changes: publish under a new version.`,
    );
  },
  events: (query) => readEvents(database, query),
  lastMoves: ({ moment }) => readLastChanges(database, moment ?? 'infinity'),
  note: (entry) => addNote(database, entry),
  verifyLog: () => verifyLog(database),
  move: async (input) => changed(await changePin(database, input)),
  moveTogether: async (input) => changed(await changePins(database, input)),
  rollout: async (input) => changed(await changeRollout(database, input)),
  deliveries: () => readDeliveries(database),
  deliver: async (input) => changed(await startDelivery(database, input)),
  advanceDelivery: async (input) => changed(await advanceDelivery(database, input)),
  setDeliveryState: (input) => setDeliveryState(database, input),
  withdraw: async (input) => changed(await withdrawArea(database, input)),
  restore: async (input) => changed(await restoreArea(database, input)),
  tokens: () => readTokens(database),
  async createToken(token) {
    if (await createToken(database, token)) return { name: token.name };
    throw new RegistryRejection(
      'name-taken',
      `A token named ${token.name} exists or existed. The log refers to it by its name: choose another one.`,
    );
  },
  async findToken({ hash }) {
    const token = (await findToken(database, hash)) ?? null;
    // Only existing tokens are counted: what strangers make up fills no table.
    if (token !== null) await countUse(database, token.name);
    return token;
  },
  async revokeToken({ name, who, why }) {
    if (await revokeToken(database, name, who, why)) return { name };
    throw new RegistryRejection('unknown-token', `No token named ${name} is in force.`);
  },
  freezes: () => readFreezes(database),
  freeze: (freeze) => createFreeze(database, freeze),
  async liftFreeze({ id, who, why }) {
    if (await liftFreeze(database, id, who, why)) return { id };
    throw new RegistryRejection('unknown-freeze', `There is no active freeze ${id}.`);
  },
  addHealth: (input) => addHealth(database, input),
  health: (query) => readHealth(database, query),
  operationTimes: (query) => readOperationTimes(database, query),
  addAddresses: (input) => addAddresses(database, input),
  addresses: (query) => readAddresses(database, query),
  async tidyHealth({ before }) {
    await tidyHealth(database, before);
    await tidyOperationTimes(database, before);
    await tidyAddresses(database);
  },
  takeTurn: ({ holder, seconds }) => takeTurn(database, holder, seconds),
  giveTurn: ({ holder }) => giveTurn(database, holder),
});

/** The pins after a release operation. @throws {RegistryRejection} when it was not possible */
function changed(result: ChangeOutcome): ChangedPins {
  switch (result.outcome) {
    case 'unknown':
      throw new RegistryRejection('unknown-release', `${result.area} ${result.version} has never been published.`);
    case 'never-live':
      throw new RegistryRejection(
        'never-live',
        `${result.area} ${result.version} has never been live, so it cannot be rolled back to. Promote it, which checks it first.`,
      );
    case 'delivering':
      throw new RegistryRejection(
        'delivery-active',
        `${result.area} ${result.version} is being delivered. Stop that first: deliver stop ${result.area}.`,
      );
    case 'conflict':
      throw new RegistryRejection(
        'moved-meanwhile',
        `${result.area} is at ${result.live ?? 'no release'} by now, not at ${result.seen ?? 'no release'}. Look at the status, then try again.`,
      );
    case 'moved':
    case 'unchanged':
      return { ...result.set, changed: result.outcome === 'moved' };
  }
}

/** Counts the use of a token. @throws {RegistryRejection} 'too-often' */
async function countUse(database: Database, name: string): Promise<void> {
  try {
    await throttleCaller(database, 'operations', name);
  } catch (error) {
    if (!(error instanceof Refusal) || error.quota === undefined) throw error;
    const { most, seconds, wait } = error.quota;
    throw new RegistryRejection(
      'too-often',
      `The token ${name} is used more than ${most} times in ${seconds} seconds. Try again in ${wait} seconds.`,
      quotaHeaders(error.quota),
    );
  }
}
