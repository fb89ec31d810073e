import * as v from 'valibot';
import { openTracing } from './tracing.ts';
import { tracingOf, tracingShape } from './tracing-settings.ts';

const read = (env: Readonly<Record<string, string>>) => tracingOf(v.parse(v.object(tracingShape), env));

test("[REL-09] tracing is configured by OpenTelemetry's own variables, and off without a collector", async () => {
  expect(read({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined();
  expect(await openTracing(undefined, 'verandah-host', '1.0.0')).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toEqual({
    url: 'http://collector:4318/v1/traces',
    sampler: 'parentbased_always_on',
    ratio: 1,
    headers: {},
  });
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://t.example/otlp',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20eA==, x-team = homes',
    }),
  ).toEqual({
    url: 'https://t.example/otlp/v1/traces',
    sampler: 'parentbased_traceidratio',
    ratio: 0.05,
    headers: { authorization: 'Basic eA==', 'x-team': 'homes' },
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '5'],
  ['OTEL_TRACES_SAMPLER_ARG', '-0.1'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'nonsense'],
])('[REL-09] %s may not be %s', (name, value) => {
  const { issues } = v.safeParse(v.object(tracingShape), { [name]: value });
  expect(issues?.map(({ message }) => message)).toEqual([expect.stringMatching(/^must be /)]);
});
