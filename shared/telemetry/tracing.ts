import type { TraceContext } from './trace-context.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** What a span says of its work: by the names of OpenTelemetry's conventions, never anything of a visitor. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work under way. */
export interface Span {
  /** Its place, for what it causes elsewhere; goes out as `traceparent`. */
  readonly context: TraceContext;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Ends it; `failed` says in a word why it came to nothing. Further calls do nothing. */
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
  /** Absent: a new trace begins, if the sampler wants one. */
  readonly parent?: TraceContext | undefined;
  /** Milliseconds since 1970; now. */
  readonly start?: number;
  readonly attributes?: SpanAttributes;
}

/** Records spans and sends them to a collector. */
export interface Tracing {
  begin(name: string, options?: BeginOptions): Span;
  /** Whether a trace of this id that begins here is recorded. */
  samples(traceId: string): boolean;
  /** Sends what was measured elsewhere on in the name of that service; only of traces that are recorded. */
  add(spans: readonly MeasuredSpan[], service: string): void;
  /** Sends what is left, within a few seconds. */
  close(): Promise<void>;
}

/** Opens the way to the collector. Without one nothing of OpenTelemetry is loaded. */
export async function openTracing(
  settings: TracingSettings | undefined,
  service: string,
  version: string,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings, service, version);
}
