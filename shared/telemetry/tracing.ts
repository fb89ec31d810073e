import type { TraceContext } from './trace-context.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Attributes of a span: named by OpenTelemetry's conventions, never data of a visitor. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'server' | 'client' | 'internal';

/** A unit of work in progress. */
export interface Span {
  /** Its trace context, sent as `traceparent` with the requests that it makes. */
  readonly context: TraceContext;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Ends it; `failed` is the reason of a failure in a word. Further calls do nothing. */
  end(failed?: string): void;
}

/** A span that was measured elsewhere: in a render worker, or in a browser. */
export interface MeasuredSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly attributes?: SpanAttributes;
  readonly failed?: string;
}

export interface BeginOptions {
  readonly kind?: SpanKind;
  /** Absent: starts a new trace, if the sampler decides so. */
  readonly parent?: TraceContext | undefined;
  /** Milliseconds since 1970; by default now. */
  readonly start?: number;
  readonly attributes?: SpanAttributes;
}

/** Records spans and sends them to a collector. */
export interface Tracing {
  begin(name: string, options?: BeginOptions): Span;
  /** Whether a trace of this id that starts here is recorded. */
  samples(traceId: string): boolean;
  /** Forwards spans that were measured elsewhere, in the name of that service; only those of recorded traces. */
  add(spans: readonly MeasuredSpan[], service: string): void;
  /** Sends the remaining spans, within a few seconds. */
  close(): Promise<void>;
}

/** Opens tracing to the collector. Without one, nothing of OpenTelemetry is loaded. */
export async function openTracing(
  settings: TracingSettings | undefined,
  service: string,
  version: string,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings, service, version);
}
