import type { Bus } from '@verandah/bus';

type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Whether anything may be told of this visit: tracking is not off, and the visitor has opted out neither here nor in their browser. */
export function mayTrack(bus: Pick<Bus, 'last'>): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivateNavigator;
  return bus.last('flags')?.['tracking'] !== false && bus.last('consent')?.analytics !== false && globalPrivacyControl !== true && doNotTrack !== '1';
}
