import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** '' for the first of its trace. */
  readonly parentId: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector that takes OTLP/HTTP as JSON and stores the spans. */
export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Resolves once the spans received so far are enough. */
  until(enough: (spans: readonly CollectedSpan[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly status?: { readonly code?: number };
        readonly attributes: readonly Attribute[];
      }[];
    }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  let notify = (): void => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        if (
          request.method !== 'POST' ||
          request.url !== '/v1/traces' ||
          !request.headers['content-type']?.startsWith('application/json')
        )
          return void response.writeHead(400).end();
        const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Sent;
        for (const { resource, scopeSpans } of resourceSpans) {
          const service = String(valuesOf(resource.attributes)['service.name']);
          for (const { name, traceId, spanId, parentSpanId = '', status, attributes } of scopeSpans.flatMap(
            (scope) => scope.spans,
          )) {
            spans.push({
              service,
              name,
              traceId,
              spanId,
              parentId: parentSpanId,
              failed: status?.code === 2,
              attributes: valuesOf(attributes),
            });
          }
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        notify();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    until: (enough) =>
      new Promise((resolve) => {
        notify = () => {
          if (enough(spans)) resolve();
        };
        notify();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
