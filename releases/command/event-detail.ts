import type { BuildOrigin } from '@verandah/areas';
import type { DeliveryStep, RegistryEvent } from '@verandah/release-registry';
import { stepText } from '../delivery/step-text.ts';
import type { JointMove } from '../operations/operations.ts';
import { originText } from '../origin-text.ts';

interface Detail {
  readonly origin?: BuildOrigin;
  /** Of a delivery plan. */
  readonly steps?: readonly DeliveryStep[];
  readonly considered?: readonly { readonly version: string; readonly skipped: string | null }[];
  readonly moves?: unknown;
  readonly joint?: readonly JointMove[];
  readonly [other: string]: unknown;
}

/**
 * What a log entry has besides its reason, in words: 'percent 5', 'token ci; actions publish, promote'. Of a rollback,
 * why each release was taken or skipped. Empty for nothing.
 */
export function eventDetail({ area, detail }: Pick<RegistryEvent, 'area' | 'detail'>): string {
  if (!detail) return '';
  const { considered = [], moves: _, joint, origin, steps = [], ...others } = detail as Detail;
  return [
    ...(origin ? [originText(origin)] : []),
    ...(steps.length > 0 ? [steps.map(stepText).join(', then ')] : []),
    ...(joint
      ? [`together with ${joint.flatMap((one) => (one.area === area ? [] : [`${one.area} ${one.to}`])).join(', ')}`]
      : []),
    ...Object.entries(others).flatMap(([name, value]) => fieldText(name, value)),
    ...considered.map(({ version, skipped }) =>
      skipped === null ? `${version} taken` : `${version} skipped (${skipped})`,
    ),
  ].join('; ');
}

/** Newer versions of the product may log anything. */
function fieldText(name: string, value: unknown): readonly string[] {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (value === null || value === false) return [];
  if (value === true) return [words];
  return [`${words} ${(Array.isArray(value) ? value : [value]).map(valueText).join(', ')}`];
}

const valueText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
