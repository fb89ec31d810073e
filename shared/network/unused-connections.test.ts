import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { followUnusedConnections } from './unused-connections.ts';

const listen = async (): Promise<{ server: Server; end: () => void; port: number }> => {
  const server = createServer({ requestTimeout: 0 }, (_, response) => response.end('here')).listen(0, '127.0.0.1');
  const end = followUnusedConnections(server);
  await once(server, 'listening');
  return { server, end, port: (server.address() as AddressInfo).port };
};
const open = async (server: Server, port: number): Promise<Socket> => {
  const [, socket] = await Promise.all([
    once(server, 'connection'),
    new Promise<Socket>((resolve) => {
      const made = connect(port, '127.0.0.1', () => resolve(made));
    }),
  ]);
  return socket;
};

test('a connection without a request does not prevent a server from closing', async () => {
  const { server, end, port } = await listen();
  const preconnected = await open(server, port);
  const closed = once(server, 'close');
  server.close();
  end();
  await Promise.all([closed, once(preconnected, 'close')]);
});

test('a request on such a connection gets a response before the server closes', async () => {
  const { server, end, port } = await listen();
  const socket = await open(server, port);
  const requested = once(server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await requested;
  server.close();
  end();
  const [text] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
  expect(text).toContain('200 OK');
});
