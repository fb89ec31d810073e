import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitSlowBodies } from './slow-bodies.ts';
import { respondToUnreadable } from './unreadable-request.ts';

let server: Server;
beforeEach(async () => {
  server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => response.end(String(bytes)));
    request.on('error', () => undefined);
  });
  server.on('clientError', (problem, socket) => respondToUnreadable(problem, socket as Socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What comes until the server ends the connection. */
async function responseTo(sent: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const head = 'POST /rest/questions HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n';

test.each([
  ['of which the rest never comes', `${head}content-length: 9\r\n\r\nfour`],
  ['that never ends', `${head}transfer-encoding: chunked\r\n\r\n4\r\nfour\r\n`],
])('[SEC-78] a body %s gets 408 as a problem, and the connection ends', async (_which, sent) => {
  limitSlowBodies(server, { usual: 20, perByte: 0 });
  const result = await responseTo(sent);
  expect(result).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/);
  expect(JSON.parse(result.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    status: 408,
    detail: 'The request took too long. Please try again.',
  });
});

test('[SEC-78] a larger body has more time, and a complete one gets its response however long that takes', async () => {
  limitSlowBodies(server, { usual: 0, perByte: 10_000 });
  expect(await responseTo(`${head}content-length: 4\r\n\r\nfour`)).toMatch(/^HTTP\/1\.1 200 OK[^]*4/);
  expect(await responseTo('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
});

test('[SEC-78] a body in chunks has more time for what has come, as one that was announced', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });
  limitSlowBodies(server, { usual: 30_000, perByte: 10_000 });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  socket.write('4\r\nfour\r\n');
  await once(request, 'data');
  jest.advanceTimersByTime(30_001);
  socket.write('0\r\n\r\n');
  const [result] = (await once(socket, 'data')) as [Buffer];
  expect(result.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*4/);
  socket.destroy();
});
