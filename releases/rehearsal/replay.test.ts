import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replayAddresses } from './replay.ts';

let server: Server;
let site = '';
beforeAll(async () => {
  // The candidate's pages take a quarter of a second more.
  server = createServer((request, response) => {
    const isCandidate = request.headers.cookie === 'release=candidate';
    setTimeout(
      () => response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Homes</h1>'),
      isCandidate ? 250 : 0,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const problemsOf = async (addresses: number): Promise<readonly string[]> => {
  const opened = Array.from({ length: addresses }, (_, at) => ({ address: `/search/${at}`, views: 1 }));
  const cookies = { live: 'release=live', candidate: 'release=candidate' };
  const release = { area: 'search', version: '1.0.1', live: '1.0.0' };
  return (await replayAddresses({ site, ...release, opened, cookies }, undefined)).problems;
};

test('[REL-136] a release whose pages take longer does not pass; a few addresses say nothing about time', async () => {
  expect(await problemsOf(5)).toEqual([expect.stringMatching(/^pages take \d+ ms, those of 1\.0\.0 \d+ ms$/)]);
  expect(await problemsOf(4)).toEqual([]);
});
