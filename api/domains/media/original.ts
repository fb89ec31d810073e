import { createHash } from 'node:crypto';

/** Properties of a stored original. */
export interface Original {
  /** Of its content: the same bytes have the same key. */
  readonly key: string;
  /** Pixels, upright as the camera was held. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, #rrggbb. */
  readonly colour: string;
}

export const originalKey = (bytes: Uint8Array): string =>
  `p${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}`;
export const isOriginalKey = (key: string): boolean => /^p[\da-f]{40}$/.test(key);
