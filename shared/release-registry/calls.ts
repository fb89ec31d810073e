import * as v from 'valibot';
import { area, moment, version, wholeNumber, type Immutable } from './fields.ts';
import { advanceInput, delivery, deliveryInput, deliveryStateInput } from './delivery.ts';
import { healthInput, healthQuery, healthSum, turnEndInput, turnInput } from './health.ts';
import { addressesInput, addressesQuery, openedAddress } from './opened-addresses.ts';
import { operationTime, operationTimesQuery } from './operation-times.ts';
import { eventsQuery, logVerdict, noteInput, registryEvent } from './log.ts';
import { targetCall, targetInput, targetRecord } from './notifications.ts';
import { changedPins, jointInput, moveInput, pinSet, restorationInput, rolloutInput, withdrawalInput } from './pins.ts';
import { operationProblem, operationsInput, recordedRelease, releaseInput, signedRelease } from './recorded-release.ts';
import { freezeInput, freezeRecord, liftInput, revocationInput, tokenInput, tokenRecord } from './rights.ts';

interface CallOptions {
  /** The field of the response that has the result. Without one, the response is the result. */
  readonly field?: string;
  /** The status of the response for null. */
  readonly absent?: 304 | 404;
  readonly mostBytes?: number;
}
/** A call of the registry. Fields of the input that the path names go there, others into the query or the body. */
export interface RegistryCall<
  Input extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
> extends CallOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly input: Input;
  readonly result: Result;
}
const get = <Input extends v.GenericSchema, Result extends v.GenericSchema>(
  path: string,
  input: Input,
  result: Result,
  options: CallOptions = {},
): RegistryCall<Input, Result> => ({ method: 'GET', path, input, result, ...options });
const post = <Input extends v.GenericSchema, Result extends v.GenericSchema>(
  path: string,
  input: Input,
  result: Result,
  options: CallOptions = {},
): RegistryCall<Input, Result> => ({ method: 'POST', path, input, result, ...options });

const ofArea = v.object({ area: v.optional(area) });
const atMoment = v.object({ moment });
const none = v.object({});

/**
 * All calls of the registry, below `registryPath`. Hosts and API may be one release apart: a call that changes gets
 * another path.
 */
export const registryCalls = {
  /** null when nothing has changed since revision `after`. */
  pins: get(
    '',
    v.object({ after: v.optional(wholeNumber(0, 999_999_999_999_999, 'must be a revision')) }),
    v.nullable(pinSet),
    { absent: 304 },
  ),
  /** What was live at a given time. */
  pinsAt: get('/at', atMoment, pinSet),
  /**
   * By area, the versions whose files must stay: served or published since a given time, in use now, or with a preview
   * link.
   */
  retained: get('/kept', atMoment, v.record(v.string(), v.array(v.string())), { field: 'kept' }),
  /** Of one area or of all, oldest first within each area. */
  releases: get('/releases', ofArea, v.array(recordedRelease), { field: 'releases' }),
  /** null when it was never published. */
  manifest: get('/releases/:area/:version', v.object({ area, version }), v.nullable(signedRelease), { absent: 404 }),
  /**
   * Records a release once. The same version with the same content is the same release, and takes a newer signature.
   */
  record: post('/releases', releaseInput, v.object({ existed: v.boolean() }), { mostBytes: 8 << 20 }),
  /** The operations that the running GraphQL API would reject, with reasons; empty when it accepts all. */
  operationProblems: post('/operations', operationsInput, v.array(operationProblem), {
    field: 'problems',
    mostBytes: 8 << 20,
  }),
  /** The running GraphQL API's schema, in the schema definition language. */
  schema: get('/schema', none, v.string(), { field: 'schema' }),
  /** Newest first. */
  events: get('/events', eventsQuery, v.array(registryEvent), { field: 'events' }),
  /** For each area the promotion or rollback that made its live version live, now or at a given time. */
  lastMoves: get('/moves', v.object({ moment: v.optional(moment) }), v.array(registryEvent), { field: 'moves' }),
  /** Adds a log entry that changes no pin: 'refuse', 'deny', 'preview', … */
  note: post('/events', noteInput, v.void()),
  /** Recomputes the hash chain of the log. */
  verifyLog: get('/log', none, logVerdict),
  /** Promotes or rolls back. `detail`: the candidates of a rollback, whether it is a precaution. */
  move: post('/pins', moveInput, changedPins),
  /** Moves several areas by one entry, all or none. */
  moveTogether: post('/pins/joint', jointInput, changedPins),
  /** Starts, changes or (0) ends a rollout beside the live version, or (null) of an area without one. */
  rollout: post('/rollouts', rolloutInput, changedPins),
  /** The plans that are running or held, by area. */
  deliveries: get('/deliveries', none, v.array(delivery), { field: 'deliveries' }),
  /** Begins a plan with its first step. An area has one at most. */
  deliver: post('/deliveries', deliveryInput, changedPins),
  /** Ends a step of a plan: the next one begins, the release is promoted, or the plan is done. */
  advanceDelivery: post('/deliveries/:id/advance', advanceInput, changedPins),
  /** Holds or resumes a plan; false when it is further or in another state by now. */
  setDeliveryState: post('/deliveries/:id/state', deliveryStateInput, v.boolean(), { field: 'changed' }),
  /** Takes an area off the site. */
  withdraw: post('/withdrawals', withdrawalInput, changedPins),
  /** Puts it back. */
  restore: post('/restorations', restorationInput, changedPins),
  /** Newest first. */
  tokens: get('/tokens', none, v.array(tokenRecord), { field: 'tokens' }),
  createToken: post('/tokens', tokenInput, v.object({ name: v.string() })),
  /** Valid or not; null when there never was one with this hash. In the body: addresses are logged. */
  findToken: post('/tokens/find', v.object({ hash: v.string() }), v.nullable(tokenRecord), { field: 'token' }),
  revokeToken: post('/tokens/:name/revoke', revocationInput, v.object({ name: v.string() })),
  /** Those that are not over, by start. */
  freezes: get('/freezes', none, v.array(freezeRecord), { field: 'freezes' }),
  freeze: post('/freezes', freezeInput, freezeRecord),
  liftFreeze: post('/freezes/:id/lift', liftInput, v.object({ id: v.number() })),
  /** Where notifications are sent, by name. */
  targets: get('/targets', none, v.array(targetRecord), { field: 'targets' }),
  /** The secret that signs a webhook is returned once; null for other channels. */
  addTarget: post('/targets', targetInput, v.object({ name: v.string(), secret: v.nullable(v.string()) })),
  removeTarget: post('/targets/:name/remove', targetCall, v.object({ name: v.string() })),
  /** Queues a test message. */
  testTarget: post('/targets/:name/test', targetCall, v.object({ name: v.string() })),
  /** Adds this host's counts to those of the other hosts. */
  addHealth: post('/health', healthInput, v.void(), { mostBytes: 16 << 20 }),
  /** The counts of all hosts between two times, in intervals of `step` seconds. */
  health: get('/health', healthQuery, v.array(healthSum), { field: 'sums' }),
  /** How long operations of the graph took between two times, those with the slowest call first. */
  operationTimes: get('/operation-times', operationTimesQuery, v.array(operationTime), { field: 'operations' }),
  /** Adds the public addresses of this host's pages to those of the other hosts. */
  addAddresses: post('/addresses', addressesInput, v.void(), { mostBytes: 8 << 20 }),
  /** Public addresses of an area that were opened since the hour of a given time, those with most views first. */
  addresses: get('/addresses', addressesQuery, v.array(openedAddress), { field: 'addresses' }),
  /**
   * Removes counts and times of operations before a given time, and sums those older than two days by the hour;
   * removes addresses that are older.
   */
  tidyHealth: post('/health/tidy', v.object({ before: moment }), v.void()),
  /** Takes or renews the lease of the monitor for some seconds; false while another host has it. */
  takeTurn: post('/health/turn', turnInput, v.boolean(), { field: 'taken' }),
  /** Ends the lease if this holder has it. */
  giveTurn: post('/health/turn/end', turnEndInput, v.void()),
};
export const registryPath = '/internal/registry';
/** The header of a request that has the token of the site's own processes. */
export const internalTokenHeader = 'x-verandah-internal';
/** The header of a response that has the API's time, in milliseconds since 1970. */
export const apiTimeHeader = 'x-verandah-now';

type Calls = typeof registryCalls;
export type CallName = keyof Calls;
export const callNames = Object.keys(registryCalls) as CallName[];

type Result<Name extends CallName> = Promise<Immutable<v.InferOutput<Calls[Name]['result']>>>;
type Input<Name extends CallName> = Immutable<v.InferInput<Calls[Name]['input']>>;

/** What responds to the calls. The input is valid; a handler may throw a `RegistryRejection`. */
export type RegistryHandlers = {
  [Name in CallName]: (input: v.InferOutput<Calls[Name]['input']>) => Result<Name>;
};
/** What makes the calls. */
export type RegistryCalls = {
  [Name in CallName]: (
    ...input: Record<string, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>]
  ) => Result<Name>;
};
