import { randomBytes } from 'node:crypto';

/** A place in a trace, as in the header `traceparent` (W3C Trace Context, version 00). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the trace is recorded. */
  readonly sampled: boolean;
}

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent`; undefined for an invalid one. */
export function readTraceparent(text: unknown): TraceContext | undefined {
  const [, traceId = '', spanId = '', flags = '0'] = (typeof text === 'string' && shape.exec(text)) || [];
  if (traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const traceparentOf = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');
