import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@verandah/api/test-kit';
import { databaseUrlWithPlaces } from '@verandah/api/test-kit';
import { startFaultProxy, type FaultProxy } from '@verandah/faults';
import { writeTestShell } from '@verandah/host/test-kit';

// API and host as processes, each under the supervisor of containers, which is also that of `npm start`.
jest.setTimeout(900_000);
const root = join(import.meta.dirname, '../..');
/** Seconds: a healthy process responds within a third of them on a busy machine, too. */
const limit = 9;
const folder = mkdtempSync(join(tmpdir(), 'verandah-watchdog-'));
let database: Awaited<ReturnType<typeof databaseUrlWithPlaces>>;
let line: FaultProxy;
const supervisors: ChildProcess[] = [];
let complaints = '';
const address = { api: '', host: '' };

/**
 * Has every process loop without end when it gets SIGUSR2, and note when the supervisor has found it alive; with its
 * children it does the same.
 */
function loopOnSignal(): string {
  const preload = join(folder, 'loop.mjs');
  const node = join(folder, 'node');
  const url = pathToFileURL(preload).href;
  writeFileSync(node, `#!/bin/sh\nexec "${process.execPath}" --import "${url}" "$@"\n`, { mode: 0o755 });
  writeFileSync(
    preload,
    `import { subscribe } from 'node:diagnostics_channel';
    import { writeFileSync } from 'node:fs';
    process.on('SIGUSR2', () => { for (;;); });
    writeFileSync(${JSON.stringify(folder)} + '/loops-' + process.pid, '');
    process.execPath = ${JSON.stringify(node)};
    // The supervisor names no program of its own.
    subscribe('http.server.response.finish', ({ request }) => {
      if (request.url === '/livez' && !request.headers['user-agent'])
        writeFileSync(${JSON.stringify(folder)} + '/probed-' + process.pid, '');
    });`,
  );
  return node;
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  await writeTestShell(folder);
  database = await databaseUrlWithPlaces();
  line = await startFaultProxy({ target: Number(new URL(database.url).port) });
  const [apiPort, port] = [await freePort(), await freePort()];
  address.api = `http://127.0.0.1:${apiPort}`;
  address.host = `http://127.0.0.1:${port}`;
  const node = loopOnSignal();
  for (const name of ['api', 'host']) {
    const supervisor = spawn(node, [join(root, 'tools/start/supervise.ts'), name], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        DATA_DIR: folder,
        DATABASE_URL: Object.assign(new URL(database.url), { port: String(line.port) }).href,
        API_PORT: String(apiPort),
        PORT: String(port),
        LOG_LEVEL: 'silent',
        SUBURB_BOUNDARIES: 'none',
        LIVENESS_SECONDS: String(limit),
        RENDER_WORKERS: '1',
      },
    });
    supervisor.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    supervisors.push(supervisor);
  }
  await responds(`${address.api}/readyz`);
  await responds(`${address.host}/livez`);
});
afterAll(async () => {
  await Promise.all(
    supervisors.map(async (supervisor) => {
      const gone = once(supervisor, 'exit');
      supervisor.kill('SIGTERM');
      await gone;
    }),
  );
  await line.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done()))
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}
const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(60_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
const responds = (url: string, status = 200): Promise<void> => until(async () => (await statusOf(url)) === status);

const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
/** The only child of a process, once it would loop: before that, the signal ends it. */
async function childOf(pid: number): Promise<number> {
  const only = (): number | undefined => (childrenOf(pid).length === 1 ? childrenOf(pid)[0] : undefined);
  await until(() => existsSync(join(folder, `loops-${only()}`)));
  return only() ?? childOf(pid);
}
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** A server that its supervisor has found alive. */
async function server(name: 'api' | 'host'): Promise<number> {
  const pid = await childOf((name === 'api' ? supervisors[0] : supervisors[1])?.pid ?? 0);
  await until(() => existsSync(join(folder, `probed-${pid}`)));
  return pid;
}
/** An original of the site, of which no file is made yet. @returns the address of one */
function picture(site: string): string {
  pictures += 1;
  const key = `p${String(pictures).padStart(40, '0')}`;
  const originals = join(folder, 'originals', key.slice(1, 3));
  mkdirSync(originals, { recursive: true });
  copyFileSync(join(root, 'docs/screenshots/results-phone.webp'), join(originals, key));
  return `${site}/media/${key}/320.webp`;
}
let pictures = 0;

const harms = [
  ['SIGSTOP', 'is stopped'],
  ['SIGUSR2', 'loops'],
] as const;

test.each(harms.flatMap(([signal, what]) => (['api', 'host'] as const).map((name) => [name, signal, what] as const)))(
  '[REL-81] the %s that gets %s, so that it %s, is killed and started again; the other one stays',
  async (name, signal) => {
    const other = name === 'api' ? 'host' : 'api';
    const [harmed, healthy] = [await server(name), await server(other)];
    const before = complaints.length;
    process.kill(harmed, signal);
    await until(() => !lives(harmed));
    await responds(`${address[name]}/livez`);
    expect(await server(name)).not.toBe(harmed);
    expect(await server(other)).toBe(healthy);
    expect(complaints.slice(before)).toMatch(
      new RegExp(
        `^The ${name === 'api' ? 'API' : 'host'} did not respond for ${limit} s \\(.+\\) and was killed; it starts again`,
      ),
    );
    expect(complaints.slice(before).trim().split('\n')).toHaveLength(1);
    // The site works, through both.
    expect(await statusOf(`${address.host}/api/version`)).toBe(200);
    await responds(picture(address.host));
    const token = readFileSync(join(folder, 'ops-token'), 'utf8').trim();
    const metrics = await fetch(`${address[name]}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(await metrics.text()).toMatch(/^verandah_process_restarts_total\{reason="unresponsive"\} [1-9]/m);
  },
);

test.each(harms)(
  '[REL-82] a render worker that gets %s, so that it %s, is replaced by its host, which stays',
  async (signal) => {
    const host = await server('host');
    const worker = await childOf(host);
    process.kill(worker, signal);
    await until(() => !lives(worker));
    expect(await childOf(host)).not.toBe(worker);
    expect(await server('host')).toBe(host);
    // On a very busy machine its only worker may have been silent for so long that it was logged.
    await responds(`${address.host}/livez`);
    expect(await server('host')).toBe(host);
  },
);

test.each(harms)(
  '[REL-82] a picture process that gets %s, so that it %s, is replaced by its API, which stays, and its picture is made',
  async (signal) => {
    const api = await server('api');
    await responds(picture(address.host));
    const decoder = await childOf(api);
    process.kill(decoder, signal);
    await responds(picture(address.api));
    expect(lives(decoder)).toBe(false);
    expect(await server('api')).toBe(api);
  },
);

test('[REL-83] an unavailable dependency restarts nothing: processes live, and report what they lack', async () => {
  const [api, host] = [await server('api'), await server('host')];
  const before = complaints.length;
  // Longer than a process may be silent itself.
  const whileProbed = async (url: string): Promise<void> => {
    const end = performance.now() + 2 * limit * 1000;
    while (performance.now() < end) expect(await statusOf(url)).toBe(200);
  };
  await line.set({ kind: 'hole' });
  await responds(`${address.api}/readyz`, 503);
  await whileProbed(`${address.api}/livez`);
  expect(await (await fetch(`${address.api}/readyz`)).json()).toEqual({
    status: 'not ready',
    problems: ['The database does not respond.'],
  });
  await line.set(null);
  await responds(`${address.api}/readyz`);
  expect([await server('api'), await server('host')]).toEqual([api, host]);
  expect(complaints.slice(before)).toBe('');
});
