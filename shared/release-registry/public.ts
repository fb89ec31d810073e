export { apiTimeHeader, callNames, internalTokenHeader, registryCalls, registryPath } from './calls.ts';
export type { CallName, RegistryCall, RegistryCalls, RegistryHandlers } from './calls.ts';
export { deliveryStates } from './delivery.ts';
export type { AdvanceInput, Delivery, DeliveryInput, DeliveryStateInput } from './delivery.ts';
export { audience } from './delivery-steps.ts';
export type { DeliveryStep } from './delivery-steps.ts';
export type { HealthInput, HealthQuery, HealthSum } from './health.ts';
export { endsRollout, liveAfter, previousOf, servedSince, withdrawsFirst } from './live-releases.ts';
export { monitorName } from './log.ts';
export type { EventsQuery, LogVerdict, NoteInput, RegistryEvent } from './log.ts';
export type { AddressesInput, AddressesQuery, OpenedAddress } from './opened-addresses.ts';
export { notificationChannels, notificationKinds } from './notifications.ts';
export type { NotificationChannel, NotificationKind, NotificationTarget, TargetInput } from './notifications.ts';
export type { OperationTime, OperationTimesQuery } from './operation-times.ts';
export { pinSet } from './pins.ts';
export type {
  ChangedPins,
  JointInput,
  MoveInput,
  Pin,
  PinSet,
  RestorationInput,
  Rollout,
  RolloutInput,
  Withdrawal,
  WithdrawalInput,
} from './pins.ts';
export type { OperationProblem, RecordedRelease, ReleaseInput, Signature, SignedRelease } from './recorded-release.ts';
export { reachText } from './reach-text.ts';
export { readInput, registryRoutes } from './registry-routes.ts';
export { RegistryRejection, rejectionStatuses } from './rejection.ts';
export type { RejectionReason } from './rejection.ts';
export type { Freeze, FreezeInput, TokenInput, TokenRecord } from './rights.ts';
