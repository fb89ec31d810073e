import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { endProgram } from './end.ts';

/** WebKit's driver, which starts one window at a time. */
export interface WebKitDriver {
  readonly address: string;
  /** Lines that the driver and its windows have printed: among them the consoles of pages. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

const aFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts WebKitWebDriver on a free port of this machine.
 * @param display name of an X display
 */
export async function startWebKitDriver(executable: string, display: string): Promise<WebKitDriver> {
  const port = await aFreePort();
  const lines: string[] = [];
  const driver = spawn('dbus-run-session', ['--', executable, `--port=${port}`, '--host=127.0.0.1'], {
    // A group of its own: the driver does not end its windows when it is ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Neither looks for a bus of assistive technology, nor for settings of a desktop.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  let rest = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const all = (rest + text).split('\n');
      rest = all.pop() ?? '';
      lines.push(...all);
    });
  const address = `http://127.0.0.1:${port}`;
  const ready = async (): Promise<boolean> => {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${lines.join('\n')}`);
    return fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 50));
  return { address, lines, close: () => endProgram(driver, { group: true }) };
}
