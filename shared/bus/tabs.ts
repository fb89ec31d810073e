import { literal, number, object, safeParse, string, unknown } from 'valibot';

/** Messages between tabs. */
export interface TabMessage {
  readonly bus: 1;
  readonly topic: string;
  readonly version: number;
  readonly value: unknown;
}

/** The part of BroadcastChannel that the bus needs. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

const envelope = object({ bus: literal(1), topic: string(), version: number(), value: unknown() });

/** A message of another tab, or null when it is not a message of the bus. */
export function readTabMessage(data: unknown): TabMessage | null {
  const read = safeParse(envelope, data);
  return read.success ? read.output : null;
}
