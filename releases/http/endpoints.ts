import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { Operations } from '../operations/operations.ts';
import { storageProblem } from '../store/sealed-release.ts';
import { unpackUpload } from '../unpack-upload.ts';
import type { ResponseName } from './responses.ts';
import {
  addressesQuery,
  areaParams,
  deliveryActionBody,
  deliveryBody,
  deliveryParams,
  freezeBody,
  freezeParams,
  definedFields,
  healthQuery,
  historyQuery,
  incidentQuery,
  jointBody,
  keyParams,
  nameParams,
  planBody,
  previewBody,
  promoteBody,
  readInput,
  reasonBody,
  publishQuery,
  releaseParams,
  restoreBody,
  rollbackBody,
  rolloutBody,
  statusQuery,
  targetBody,
  targetParams,
  tokenBody,
  trustBody,
  uploadBody,
  withdrawBody,
} from './inputs.ts';

/** One operation of the HTTP API: its inputs, its response and its implementation. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below /ops/api; ':area' is a parameter. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly response: ResponseName;
  run(operations: Operations, request: EndpointRequest): Promise<object>;
}
interface EndpointRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const areaOf = ({ params }: EndpointRequest): string => readInput(areaParams, params).area;

async function acceptUpload(operations: Operations, request: EndpointRequest): Promise<object> {
  areaOf(request);
  const { allowUnclean, takenOver, ...reason } = readInput(publishQuery, request.query);
  const full = (problem: unknown): never => {
    throw storageProblem(problem, tmpdir());
  };
  const folder = await mkdtemp(join(tmpdir(), 'verandah-upload-')).catch(full);
  try {
    await unpackUpload(request.body instanceof Uint8Array ? request.body : new Uint8Array(), folder).catch(full);
    return await operations.accept(folder, {
      ...definedFields(reason),
      allowUnclean: allowUnclean === '1',
      takenOver: takenOver === '1',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The whole HTTP API of operations. */
export const endpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/status',
    id: 'status',
    summary: 'What is live, or was at a moment',
    query: statusQuery,
    response: 'Status',
    run: (operations, { query }) => operations.status(readInput(statusQuery, query).at),
  },
  {
    method: 'GET',
    path: '/history',
    id: 'history',
    summary: 'Who did what, when and why; newest first',
    query: historyQuery,
    response: 'History',
    async run(operations, { query }) {
      const { area, limit, before, ...period } = readInput(historyQuery, query);
      return { events: await operations.history(area, limit, before, definedFields(period)) };
    },
  },
  {
    method: 'GET',
    path: '/health',
    id: 'health',
    summary: "Release health by area and release, and the health monitor's verdict",
    query: healthQuery,
    response: 'Health',
    run(operations, { query }) {
      const { area, minutes } = readInput(healthQuery, query);
      return operations.health(area, minutes);
    },
  },
  {
    method: 'GET',
    path: '/incident',
    id: 'incident',
    summary: 'What happened in a time: moves, verdicts, errors, slow operations, what visitors saw, what undoes it',
    query: incidentQuery,
    response: 'Incident',
    run(operations, { query }) {
      const { from, until } = readInput(incidentQuery, query);
      return operations.incident(from, until);
    },
  },
  {
    method: 'GET',
    path: '/contract',
    id: 'contract',
    summary: 'What areas are built for: the GraphQL schema and the versions that the host shares',
    response: 'Contract',
    run: (operations) => operations.contract(),
  },
  {
    method: 'GET',
    path: '/areas/:area/releases',
    id: 'releases',
    summary: 'Published releases of an area, the newest first',
    params: areaParams,
    response: 'Releases',
    run: async (operations, request) => ({ releases: await operations.releases(areaOf(request)) }),
  },
  {
    method: 'GET',
    path: '/areas/:area/addresses',
    id: 'addresses',
    summary: 'Public addresses of an area that visitors opened, those with most views first',
    params: areaParams,
    query: addressesQuery,
    response: 'Addresses',
    async run(operations, request) {
      const { minutes, limit } = readInput(addressesQuery, request.query);
      return { addresses: await operations.addresses(areaOf(request), minutes, limit) };
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/version',
    id: 'planVersion',
    summary: 'The version that a build gets',
    params: areaParams,
    body: planBody,
    response: 'VersionPlan',
    run: (operations, request) => operations.plan(areaOf(request), definedFields(readInput(planBody, request.body))),
  },
  {
    method: 'POST',
    path: '/areas/:area/releases',
    id: 'publish',
    summary: 'Checks, signs and stores a sealed release; it is not live by that',
    params: areaParams,
    query: publishQuery,
    body: uploadBody,
    response: 'Accepted',
    run: acceptUpload,
  },
  {
    method: 'GET',
    path: '/areas/:area/releases/:version',
    id: 'download',
    summary: 'The files of a stored release with its signature, for another installation',
    params: releaseParams,
    response: 'Files',
    run(operations, { params }) {
      const { area, version } = readInput(releaseParams, params);
      return operations.download(area, version);
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/promote',
    id: 'promote',
    summary: 'Makes a release live for all visitors',
    params: areaParams,
    body: promoteBody,
    response: 'PinChange',
    run(operations, request) {
      const { version, ...reason } = readInput(promoteBody, request.body);
      return operations.promote(areaOf(request), version, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/promote',
    id: 'promoteTogether',
    summary: 'Makes releases of several areas live for all visitors at once, or none of them',
    body: jointBody,
    response: 'JointChange',
    run(operations, { body }) {
      const { releases, ...reason } = readInput(jointBody, body);
      return operations.promoteTogether(releases.map(definedFields), definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/withdraw',
    id: 'withdraw',
    summary: 'Takes an area off the site: its pages are gone, or redirect',
    params: areaParams,
    body: withdrawBody,
    response: 'PresenceChange',
    run(operations, request) {
      const { redirects, ...reason } = readInput(withdrawBody, request.body);
      return operations.withdraw(areaOf(request), redirects, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/restore',
    id: 'restore',
    summary: 'Puts a withdrawn area back on the site',
    params: areaParams,
    body: restoreBody,
    response: 'PresenceChange',
    run: (operations, request) =>
      operations.restore(areaOf(request), definedFields(readInput(restoreBody, request.body))),
  },
  {
    method: 'POST',
    path: '/areas/:area/rollback',
    id: 'rollback',
    summary: 'Back to the last good release, with all areas that went live with it, or to a named one',
    params: areaParams,
    body: rollbackBody,
    response: 'PinChange',
    run(operations, request) {
      const { to, ...reason } = readInput(rollbackBody, request.body);
      return operations.rollback(areaOf(request), to, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/rollout',
    id: 'rollout',
    summary: 'Gives a release to a percentage of the visitors; 0 ends that',
    params: areaParams,
    body: rolloutBody,
    response: 'RolloutChange',
    run(operations, request) {
      const { version, percent, audiences, ...reason } = readInput(rolloutBody, request.body);
      return operations.rollout(areaOf(request), version, percent, definedFields(reason), audiences);
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/delivery',
    id: 'deliver',
    summary: 'Begins a plan by which a release reaches more and more visitors',
    params: areaParams,
    body: deliveryBody,
    response: 'DeliveryChange',
    run(operations, request) {
      const { version, steps, ...reason } = readInput(deliveryBody, request.body);
      return operations.deliver(areaOf(request), version, steps, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/delivery/:action',
    id: 'changeDelivery',
    summary: 'Holds, resumes, advances (skip) or stops the delivery plan of an area',
    params: deliveryParams,
    body: deliveryActionBody,
    response: 'DeliveryChange',
    run(operations, { params, body }) {
      const { area, action } = readInput(deliveryParams, params);
      return operations.changeDelivery(area, action, definedFields(readInput(deliveryActionBody, body)));
    },
  },
  {
    method: 'POST',
    path: '/areas/:area/preview',
    id: 'preview',
    summary: 'Creates a link that shows a release, or releases of several areas, to anyone who has it',
    params: areaParams,
    body: previewBody,
    response: 'PreviewLink',
    run(operations, request) {
      const { version, lasts, also, ...reason } = readInput(previewBody, request.body);
      return operations.preview(areaOf(request), version, lasts, definedFields(reason), also);
    },
  },
  {
    method: 'GET',
    path: '/tokens',
    id: 'tokens',
    summary: 'All tokens, without what is secret',
    response: 'Tokens',
    run: async (operations) => ({ tokens: await operations.tokens() }),
  },
  {
    method: 'POST',
    path: '/tokens',
    id: 'createToken',
    summary: 'A token for one area and some actions or, without an area, for operations',
    body: tokenBody,
    response: 'MadeToken',
    run(operations, { body }) {
      const { who, why, ...token } = readInput(tokenBody, body);
      return operations.createToken(definedFields(token), definedFields({ who, why }));
    },
  },
  {
    method: 'POST',
    path: '/tokens/:name/revoke',
    id: 'revokeToken',
    summary: 'Ends a token',
    params: nameParams,
    body: reasonBody,
    response: 'Done',
    async run(operations, { params, body }) {
      await operations.revokeToken(readInput(nameParams, params).name, definedFields(readInput(reasonBody, body)));
      return { done: true };
    },
  },
  {
    method: 'GET',
    path: '/freezes',
    id: 'freezes',
    summary: 'Freezes that are not over',
    response: 'Freezes',
    run: async (operations) => ({ freezes: await operations.freezes() }),
  },
  {
    method: 'POST',
    path: '/freezes',
    id: 'freeze',
    summary: 'A time in which squads put nothing live',
    body: freezeBody,
    response: 'Freeze',
    run(operations, { body }) {
      const { area, from = new Date().toISOString(), until, ...reason } = readInput(freezeBody, body);
      return operations.freeze({ area, from, until }, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/freezes/:id/lift',
    id: 'liftFreeze',
    summary: 'Ends a freeze before its time',
    params: freezeParams,
    body: reasonBody,
    response: 'Done',
    async run(operations, { params, body }) {
      await operations.liftFreeze(readInput(freezeParams, params).id, definedFields(readInput(reasonBody, body)));
      return { done: true };
    },
  },
  {
    method: 'GET',
    path: '/targets',
    id: 'targets',
    summary: 'Where notifications of the log are sent, without what is secret',
    response: 'Targets',
    run: async (operations) => ({ targets: await operations.targets() }),
  },
  {
    method: 'POST',
    path: '/targets',
    id: 'addTarget',
    summary: 'Sends notifications of the log to a webhook, a chat or the squads by mail from now on',
    body: targetBody,
    response: 'AddedTarget',
    run(operations, { body }) {
      const { who, why, ...target } = readInput(targetBody, body);
      return operations.addTarget(definedFields(target), definedFields({ who, why }));
    },
  },
  {
    method: 'POST',
    path: '/targets/:name/test',
    id: 'testTarget',
    summary: 'Sends a test message to a target',
    params: targetParams,
    body: reasonBody,
    response: 'Done',
    async run(operations, { params, body }) {
      await operations.testTarget(readInput(targetParams, params).name, definedFields(readInput(reasonBody, body)));
      return { done: true };
    },
  },
  {
    method: 'POST',
    path: '/targets/:name/remove',
    id: 'removeTarget',
    summary: 'Ends the notifications of a target',
    params: targetParams,
    body: reasonBody,
    response: 'Done',
    async run(operations, { params, body }) {
      await operations.removeTarget(readInput(targetParams, params).name, definedFields(readInput(reasonBody, body)));
      return { done: true };
    },
  },
  {
    method: 'GET',
    path: '/keys',
    id: 'keys',
    summary: 'The keys that releases may be signed by',
    response: 'Keys',
    run: async (operations) => ({ keys: await operations.keys() }),
  },
  {
    method: 'POST',
    path: '/keys',
    id: 'trustKey',
    summary: 'Trusts another installation, so that its releases can be taken over',
    body: trustBody,
    response: 'Key',
    run(operations, { body }) {
      const { publicKey, ...reason } = readInput(trustBody, body);
      return operations.trustKey(publicKey, definedFields(reason));
    },
  },
  {
    method: 'POST',
    path: '/keys/rotate',
    id: 'rotateKey',
    summary: 'A new key signs from now on',
    body: reasonBody,
    response: 'Key',
    run: (operations, { body }) => operations.rotateKey(definedFields(readInput(reasonBody, body))),
  },
  {
    method: 'POST',
    path: '/keys/:id/retire',
    id: 'retireKey',
    summary: 'Signs stored data again and ends the trust in an old key',
    params: keyParams,
    body: reasonBody,
    response: 'Retired',
    run: (operations, { params, body }) =>
      operations.retireKey(readInput(keyParams, params).id, definedFields(readInput(reasonBody, body))),
  },
  {
    method: 'GET',
    path: '/verify',
    id: 'verify',
    summary: 'Checks the log and all stored releases',
    response: 'Verdict',
    run: (operations) => operations.verify(),
  },
  {
    method: 'POST',
    path: '/clean',
    id: 'clean',
    summary: 'Removes the files of releases that are no longer needed',
    body: reasonBody,
    response: 'Cleaned',
    run: async (operations, { body }) => ({
      removed: await operations.clean(definedFields(readInput(reasonBody, body))),
    }),
  },
];
