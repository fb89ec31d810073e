import * as v from 'valibot';

/** Where traces are sent and which of them; from OpenTelemetry's own variables. */
export interface TracingSettings {
  /** Address to which spans are posted as OTLP/HTTP JSON. */
  readonly url: string;
  readonly sampler: (typeof samplers)[number];
  /** Share of the traces that are recorded, 0 to 1; for the ratio samplers. */
  readonly ratio: number;
  readonly headers: Readonly<Record<string, string>>;
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const address = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'must be an http or https address, such as http://localhost:4318'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const pair = /^\s*[\w!#$%&'*+.^`|~-]+\s*=[^,]*$/;

/** Schema of each variable. Other variables of OpenTelemetry are ignored. */
export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.split(',').every((each) => pair.test(each)), 'must be name=value, separated by commas'),
    ),
  ),
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:0|1|0?\.\d{1,9}|1\.0+|0\.0*)$/, 'must be a share from 0 to 1, such as 0.05'),
      v.transform(Number),
    ),
    '1',
  ),
};

const whole = v.object(tracingShape);
type Read = v.InferOutput<typeof whole>;

/** The settings from validated variables; undefined where no collector is configured. */
export function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: Read): TracingSettings | undefined {
  if (endpoint === undefined) return undefined;
  const pairs = (headers?.split(',') ?? []).map((each) => each.split(/=(.*)/s).map((part) => decodeText(part.trim())));
  return {
    url: `${endpoint}/v1/traces`,
    sampler,
    ratio,
    headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
  };
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign: the text as it is
  }
}
