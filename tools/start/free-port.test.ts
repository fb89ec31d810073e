import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort } from './free-port.ts';

test('a busy port is rejected in one line that names the port and the variable', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => {
    busy.listen(0, resolve);
  });
  const { port } = busy.address() as AddressInfo;
  await expect(freePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose another one with PORT.`,
  );
  await new Promise((resolve) => {
    busy.close(resolve);
  });
  await expect(freePort(port, 'PORT')).resolves.toBeUndefined();
});

test('a port that browsers block is rejected before anything waits for it', async () => {
  await expect(freePort(4190, 'PORT')).rejects.toThrow(
    'Port 4190 is blocked by browsers: choose another one with PORT.',
  );
});
