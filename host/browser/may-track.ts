import type { Bus } from '@verandah/bus';
import { browserSaysNo } from './consent/consent.ts';

/** Whether this visit may be tracked: tracking is on and neither the visitor nor the browser has opted out. */
export const mayTrack = (bus: Pick<Bus, 'last'>): boolean =>
  bus.last('flags')?.['tracking'] !== false && bus.last('consent')?.analytics !== false && !browserSaysNo();
