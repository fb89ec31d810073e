export type { BuildOrigin } from '@verandah/areas';
export { buildOf } from './build-of.ts';
export { runningFile } from './command/find-site.ts';
export { clean } from './operations/cleaning.ts';
export { operationsApi } from './http/api.ts';
export { openOperations } from './operations/open-operations.ts';
export type {
  Accepted,
  Accepted as Published,
  AreaStatus,
  DeliveryAction,
  JointMove,
  MadeToken,
  Operations,
  PreviewLink,
  PublishedRelease,
  Reason,
  Status,
  TokenRequest,
} from './operations/operations.ts';
export { operationsClient } from './operations-client.ts';
export { publishArea } from './publish.ts';
export type { AreaBuild } from './publish.ts';
export { Refusal } from './refusal.ts';
export { rehearsalHeader } from './rehearsal/header.ts';
export { rehearseApart } from './rehearsal/rehearse-apart.ts';
export { longestRehearsal, rehearsalDefaults, rehearseRelease } from './rehearsal/rehearse-release.ts';
export type { RehearsalOptions, RehearsalParts } from './rehearsal/rehearse-release.ts';
export type { Rehearsal } from './rehearsal/rehearsal.ts';
export { pinCopy } from './registry/pin-copy.ts';
export { followRegistry } from './registry/registry.ts';
export type { Log, Registry } from './registry/registry.ts';
export { registryClient } from './registry/registry-client.ts';
export type { RegistryClient } from './registry/registry-client.ts';
export type {
  Delivery,
  Freeze,
  NotificationTarget,
  Pin,
  PinSet,
  RegistryEvent,
  Rollout,
  TokenRecord,
} from '@verandah/release-registry';
export { actions, isOperations, rightsOf } from './rights/grant.ts';
export type { Action, Grant, Right } from './rights/grant.ts';
export { grantOf, grantOfHash, hashToken } from './rights/token.ts';
export { inRollout, isSeed, newSeed } from './rollout/bucket.ts';
export { queryApi, ApiQueryProblem, notCached } from './runtime/query-api.ts';
export { Breaker } from './runtime/breaker.ts';
export { Bulkheads } from './runtime/bulkheads.ts';
export type { BulkheadOptions, Confinement, ServedRelease } from './runtime/bulkheads.ts';
export { loadBundle } from './runtime/bundle.ts';
export { compareInCanary, healthJob, tryInCanary } from './runtime/canary.ts';
export type { TriedRelease } from './gate/gate.ts';
export { inlineJson } from './runtime/inline-json.ts';
export type { JobVisitor, RenderJob, Rendered, Urgency, WorkerSpan } from './runtime/messages.ts';
export { pageJson } from './runtime/page-json.ts';
export { RenderPool } from './runtime/pool.ts';
export type { PoolOptions, PoolUse } from './runtime/pool.ts';
export { RenderFailure } from './runtime/render-failure.ts';
export type { RenderFailureReason } from './runtime/render-failure.ts';
export type { ApiQuery, Call, KillReason } from './runtime/render-worker.ts';
export { consoleKey, internalToken, opsToken, secretsFolder, ticketKey } from './secret-file.ts';
export { efforts, formPath, isCompressible, isFormOf, shrinkForms, writeForms } from './store/forms.ts';
export type { Effort } from './store/forms.ts';
export { integrityOf } from './store/files.ts';
export { buildProblem, newestBuild, readBuild, signBuild, signedBuild } from './store/host-builds.ts';
export type { HostBuilds } from './store/host-builds.ts';
export { installBuild } from './store/install-build.ts';
export { readManifest } from './store/manifest-schema.ts';
export { openReleases } from './store/open-releases.ts';
export { openStore } from './store/release-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
export { openKeyRing } from './trust/key-ring.ts';
export type { KeyRing, TrustedKey } from './trust/key-ring.ts';
export { readPreview, shownBy } from './trust/preview-token.ts';
export type { Preview } from './trust/preview-token.ts';
export type { Verdict } from './operations/verify.ts';
export { addCounts, bucketKey, exampleKey, failureKey, isExample, sentKey, sentOf } from './health-monitor/counts.ts';
export { monitorDefaults } from './health-monitor/settings.ts';
export type { MonitorSettings } from './health-monitor/settings.ts';
export { monitorName } from './health-monitor/candidates.ts';
export { openHealthMonitor } from './health-monitor/health-monitor.ts';
export type { HealthMonitor } from './health-monitor/health-monitor.ts';
export type { VisitorGroup } from './health-monitor/shapes.ts';
export { browserFailures, vitals, monitorModes } from './health-monitor/shapes.ts';
export type {
  AreaHealth,
  BrowserFailure,
  Counts,
  Health,
  HealthPoint,
  ReleaseHealth,
  Vital,
  MonitorVerdict,
} from './health-monitor/shapes.ts';
