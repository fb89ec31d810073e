import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the test router, in the format of Valhalla. */
export interface RouterRequest {
  readonly locations: readonly [{ readonly lat: number; readonly lon: number }];
  readonly costing: string;
  readonly contours: readonly [{ readonly time: number }];
  readonly polygons?: boolean;
  readonly denoise?: number;
}

/** A request for the times of travel from a point to homes. */
export interface MatrixRequest {
  readonly sources: readonly [Position];
  readonly targets: readonly Position[];
  readonly costing: string;
}
interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A router for tests: returns isochrones and matrices in the format of Valhalla, and can be made to fail. */
export interface TestRouter {
  readonly url: string;
  readonly requested: readonly RouterRequest[];
  readonly matrices: readonly MatrixRequest[];
  /** Overrides every response; undefined: normal responses; 'silent': no response. */
  fail(how: { readonly status?: number; readonly body?: string } | 'silent' | undefined): void;
  /** Runs before each response. */
  beforeResponse(work: (() => Promise<unknown>) | undefined): void;
  close(): Promise<void>;
}

/** Kilometres in a minute. */
const speeds: Readonly<Record<string, number>> = { auto: 0.6, bicycle: 0.25, pedestrian: 0.08 };
const corners = 720;

/**
 * Valhalla's response: an outline of many corners around the point, which reaches as far as the time allows to the east
 * and half as far to the west.
 */
export function drawIsochrone({ locations: [{ lat, lon }], costing, contours: [{ time }] }: RouterRequest) {
  const reach = (time * (speeds[costing] ?? 0)) / 111.195;
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    const far = reach * (0.75 + 0.25 * Math.cos(angle)) * (0.97 + 0.03 * Math.cos(24 * angle));
    return [lon + (far * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180), lat + far * Math.sin(angle)];
  });
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { contour: time, metric: 'time', color: '#bf4040', fill: '#bf4040', 'fill-opacity': 0.33 },
        geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
      },
    ],
  };
}

/** The response of Valhalla for a point without a road. */
const noEdges = { error_code: 171, error: 'No suitable edges near location', status_code: 400, status: 'Bad Request' };
/** In the Great Australian Bight. */
const atSea = (lat: number) => lat < -38 && lat > -38.1;

/** Seconds in a straight line. There is no way to a home at sea. */
function matrixOf({ sources: [from], targets, costing }: MatrixRequest) {
  const secondsTo = (to: Position): number =>
    (60 * 111.195 * Math.hypot(to.lat - from.lat, (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180))) /
    (speeds[costing] ?? 0);
  return {
    units: 'kilometers',
    sources_to_targets: [
      targets.map((to, at) => ({ from_index: 0, to_index: at, time: atSea(to.lat) ? null : secondsTo(to) })),
    ],
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

export async function testRouter(port = 0): Promise<TestRouter> {
  const requested: RouterRequest[] = [];
  const matrices: MatrixRequest[] = [];
  let failure: Parameters<TestRouter['fail']>[0];
  let before: Parameters<TestRouter['beforeResponse']>[0];
  const server = createServer((request, response) => {
    void (async () => {
      const text = await textOf(request);
      const isMatrix = request.url === '/sources_to_targets';
      if (request.method !== 'POST' || !(isMatrix || request.url === '/isochrone'))
        return response.writeHead(404).end('{}');
      if (isMatrix) matrices.push(JSON.parse(text) as MatrixRequest);
      else requested.push(JSON.parse(text) as RouterRequest);
      if (failure === 'silent') return undefined;
      await before?.();
      if (failure) return response.writeHead(failure.status ?? 200).end(failure.body ?? '');
      if (isMatrix) return response.end(JSON.stringify(matrixOf(JSON.parse(text) as MatrixRequest)));
      const wanted = JSON.parse(text) as RouterRequest;
      const status = atSea(wanted.locations[0].lat) ? 400 : 200;
      return response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(status === 400 ? noEdges : drawIsochrone(wanted)));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    matrices,
    fail: (how) => {
      failure = how;
    },
    beforeResponse: (work) => {
      before = work;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
