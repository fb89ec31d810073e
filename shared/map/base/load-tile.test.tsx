import TileState from 'ol/TileState.js';
import { loadTile, type LoadedTile } from './load-tile.ts';

type Loader = (...given: readonly unknown[]) => void;

/** Loads a tile; each request gets the next response, the last one repeatedly: null is a lost network. */
function load(responses: readonly (Response | null)[]) {
  let requests = 0;
  globalThis.fetch = async () => {
    const response = responses[Math.min(requests++, responses.length - 1)];
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  };
  const outcome: unknown[] = [];
  let loader: Loader = () => undefined;
  const tile = {
    setLoader: (given: Loader) => {
      loader = given;
    },
    getFormat: () => ({ readFeatures: (bytes: ArrayBuffer) => [bytes.byteLength] }),
    setFeatures: (features: unknown) => outcome.push(features),
    setState: (state: number) => outcome.push(state),
  } as unknown as LoadedTile;
  loadTile(tile, '/tiles/base/1/0/0/0.mvt');
  loader([0, 0, 1, 1], 1, {});
  return { outcome, requests: () => requests };
}

const { fetch } = globalThis;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

const respond = (status: number): Response =>
  ({ ok: status === 200, status, arrayBuffer: async () => new ArrayBuffer(7) }) as Response;
const [busy, limited, found, missing] = [respond(503), respond(429), respond(200), respond(404)];
const torn = { ...found, arrayBuffer: () => Promise.reject(new TypeError('network error')) };

test('[SRCH-83] a tile that a busy server refuses, or the network loses, is requested again until it arrives', async () => {
  const { outcome, requests } = load([busy, torn, limited, found]);
  await jest.runAllTimersAsync();
  expect([outcome, requests()]).toEqual([[[7]], 4]);
});

test('[SRCH-83] a tile that never arrives fails after four requests; one that does not exist after the first', async () => {
  const never = load([busy, null]);
  await jest.runAllTimersAsync();
  expect([never.outcome, never.requests()]).toEqual([[TileState.ERROR], 4]);
  const none = load([missing]);
  await jest.runAllTimersAsync();
  expect([none.outcome, none.requests()]).toEqual([[TileState.ERROR], 1]);
});
