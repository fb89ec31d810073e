// Loaded only where a collector is configured: OpenTelemetry takes a third of a second at startup.
import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type HrTime,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TraceContext } from './trace-context.ts';
import type { MeasuredSpan, Span, SpanKind, Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

const kinds: Readonly<Record<SpanKind, Kind>> = { server: Kind.SERVER, client: Kind.CLIENT, internal: Kind.INTERNAL };
const scope = { name: 'verandah' };

/**
 * Sends spans of this process and of those that it reports for, in batches to a collector. An unreachable collector
 * costs nothing but the spans.
 */
export function otlpTracing(settings: TracingSettings, service: string, version: string): Tracing {
  const sampler = samplerOf(settings);
  const exporter = new OTLPTraceExporter({ url: settings.url, headers: { ...settings.headers }, timeoutMillis: 5000 });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: 5000 });
  const resourceOf = (name: string): Resource =>
    resourceFromAttributes({ 'service.name': name, 'service.namespace': 'verandah', 'service.version': version });
  const provider = new TracerProvider({
    sampler,
    resource: resourceOf(service),
    spanProcessors: [processor],
    spanLimits: { attributeValueLengthLimit: 1000 },
  });
  const tracer = provider.getTracer(scope.name);
  const others = new Map<string, Resource>();

  return {
    begin(name, { kind = 'internal', parent, start, attributes = {} } = {}) {
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes: { ...attributes }, ...(start !== undefined && { startTime: start }) },
        parent ? insideOf(parent) : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      let ended = false;
      const begun: Span = {
        context: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        rename: (to) => void span.updateName(to),
        set: (more) => void span.setAttributes({ ...more }),
        end(failed) {
          if (ended) return;
          ended = true;
          if (failed !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failed });
          span.end();
        },
      };
      return begun;
    },
    samples: (traceId) =>
      sampler.shouldSample(ROOT_CONTEXT, traceId, '', Kind.SERVER, {}, []).decision ===
      SamplingDecision.RECORD_AND_SAMPLED,
    add(spans, from) {
      const resource = others.get(from) ?? resourceOf(from);
      others.set(from, resource);
      for (const span of spans) processor.onEnd(measureSpan(span, resource));
    },
    close: () => provider.shutdown().catch(() => undefined), // spans that can't be sent are dropped at the end
  };
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const contextOf = ({ traceId, spanId, sampled }: TraceContext): SpanContext => ({
  traceId,
  spanId,
  traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});
const insideOf = (parent: TraceContext): Context => trace.setSpanContext(ROOT_CONTEXT, contextOf(parent));

const hrTime = (milliseconds: number): HrTime => {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
};

function measureSpan(
  { traceId, spanId, parentId, name, kind, start, end, attributes = {}, failed }: MeasuredSpan,
  resource: Resource,
): Parameters<BatchSpanProcessor['onEnd']>[0] {
  const context = contextOf({ traceId, spanId, sampled: true });
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context,
    ...(parentId !== undefined && { parentSpanContext: contextOf({ traceId, spanId: parentId, sampled: true }) }),
    startTime: hrTime(start),
    endTime: hrTime(end),
    duration: hrTime(Math.max(0, end - start)),
    ended: true,
    status: failed === undefined ? { code: SpanStatusCode.UNSET } : { code: SpanStatusCode.ERROR, message: failed },
    attributes: { ...attributes },
    links: [],
    events: [],
    resource,
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
