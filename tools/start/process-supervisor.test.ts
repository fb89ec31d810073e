import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@verandah/api/test-kit';
import { databaseUrlWithPlaces } from '@verandah/api/test-kit';
import { ProcessSupervisor, Stopping } from './process-supervisor.ts';

let folder: string;
let supervisor: ProcessSupervisor;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verandah-supervisor-'));
  supervisor = new ProcessSupervisor(process.env);
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

/** A script that notes its process's number and then follows its arguments. */
const script = (name: string, does: string): string => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `require('fs').writeFileSync(${JSON.stringify(join(folder, `${name}.pid`))}, String(process.pid));\n${does}`,
  );
  return file;
};
const forever = 'setInterval(() => {}, 1000);';

async function until(done: () => boolean): Promise<void> {
  while (!done())
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}

async function pidOf(name: string): Promise<number> {
  const file = join(folder, `${name}.pid`);
  await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return Number(readFileSync(file, 'utf8'));
}
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a failure in one part ends the running servers and commands', async () => {
  supervisor.start('The API', script('service', forever));
  const sample = supervisor.run('Making sample data', script('sample', forever), []);
  await expect(supervisor.run('Building the shell', script('build', 'process.exit(1)'), [])).rejects.toThrow(
    'Building the shell failed.',
  );
  const running = [await pidOf('service'), await pidOf('sample')];
  expect(running.map(lives)).toEqual([true, true]);
  await Promise.all([supervisor.stop(), expect(sample).rejects.toThrow(Stopping)]);
  expect(running.map(lives)).toEqual([false, false]);
});

test('servers give memory back that they have freed, unless the environment says otherwise', async () => {
  await supervisor.stop();
  supervisor = new ProcessSupervisor({ ...process.env, MALLOC_ARENA_MAX: '4' });
  supervisor.start(
    'The API',
    script(
      'service',
      `require('fs').writeFileSync(${JSON.stringify(join(folder, 'env.pid'))}, process.env.MALLOC_ARENA_MAX +
        process.env.MALLOC_TRIM_THRESHOLD_); ${forever}`,
    ),
  );
  expect(await pidOf('env')).toBe(4_131_072);
});

test('nothing is started once the supervisor is stopping', async () => {
  supervisor.start(
    'The API',
    script('service', `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50)); ${forever}`),
  );
  await pidOf('service');
  const stopping = supervisor.stop();
  expect(() => supervisor.start('The host', script('host', forever))).toThrow(Stopping);
  await expect(supervisor.run('Publishing search', script('publish', ''), [])).rejects.toThrow(Stopping);
  await stopping;
});

test('a server that does not exit is killed, with a message', async () => {
  const lines: string[] = [];
  const impatient = new ProcessSupervisor(process.env, (line) => lines.push(line), { shutdownMs: 200 });
  impatient.start(
    'The host',
    script(
      'deaf',
      `process.on('SIGTERM', () => {}); require('fs').writeFileSync(${JSON.stringify(join(folder, 'ready.pid'))}, '1'); ${forever}`,
    ),
  );
  await pidOf('ready');
  await impatient.stop();
  expect(lines).toEqual(['The host did not end within 0.2 s; it is ended by force.']);
  expect(lives(await pidOf('deaf'))).toBe(false);
});

test('the API shuts down cleanly when the process that started it was killed', async () => {
  const supervisorFile = JSON.stringify(join(import.meta.dirname, 'process-supervisor.ts'));
  const starter = script(
    'starter',
    `import(${supervisorFile}).then(({ ProcessSupervisor }) => new ProcessSupervisor(process.env).start('The API', ${JSON.stringify(join(import.meta.dirname, '../../api/app/main.ts'))}));`,
  );
  const database = await databaseUrlWithPlaces();
  const started = spawn(process.execPath, [starter], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      API_PORT: '0',
      SUBURB_BOUNDARIES: 'none',
    },
  });
  const note = join(folder, 'running.json');
  await until(() => existsSync(note));
  const { pid } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number };
  started.kill('SIGKILL');
  await until(() => !lives(pid));
  // Last, it removes its note: it closed its database before that.
  expect(existsSync(note)).toBe(false);
  await database.drop();
});

test('a server that exits before it is ready ends the start, with its name', async () => {
  const short = supervisor.start('The API', script('short', ''));
  await expect(supervisor.untilReady(short, 'http://127.0.0.1:9')).rejects.toThrow('The API could not start.');
});

/** A server that is ready, so that its exit is unexpected from now on. */
async function readyServer(of: ProcessSupervisor, name: string, file: string): Promise<void> {
  const port = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => {
    port.listen(0, '127.0.0.1', resolve);
  });
  await of.untilReady(of.start(name, file), `http://127.0.0.1:${(port.address() as AddressInfo).port}`);
  port.close();
}

test('[REL-26] a server that exits is started again, and stopped with the rest', async () => {
  const lines: string[] = [];
  const other = new ProcessSupervisor(process.env, (line) => lines.push(line), { restartMs: [0, 10] });
  const file = script('host', forever);
  await readyServer(other, 'The host', file);
  const first = await pidOf('host');
  process.kill(first, 'SIGKILL');
  await until(() => Number(readFileSync(join(folder, 'host.pid'), 'utf8')) !== first);
  const second = await pidOf('host');
  expect(lives(second)).toBe(true);
  expect(lines).toEqual(['The host exited unexpectedly (SIGKILL); it starts again.']);
  process.kill(second, 'SIGKILL');
  await until(() => lines.length === 2 && Number(readFileSync(join(folder, 'host.pid'), 'utf8')) !== second);
  expect(lines[1]).toBe('The host exited unexpectedly (SIGKILL); it starts again in 0.01 s.');
  const third = await pidOf('host');
  await other.stop();
  expect(lives(third)).toBe(false);
});

test('[REL-26] a server that exits again and again ends the start with its name and how it exited', async () => {
  const other = new ProcessSupervisor(process.env, () => undefined, { restartMs: [0, 0] });
  const again = join(folder, 'again');
  const file = script(
    'api',
    `if (require('fs').existsSync(${JSON.stringify(again)})) process.exit(3); require('fs').writeFileSync(${JSON.stringify(join(folder, 'up.pid'))}, String(process.pid)); ${forever}`,
  );
  await readyServer(other, 'The API', file);
  const up = await pidOf('up');
  writeFileSync(again, '');
  process.kill(up, 'SIGKILL');
  await expect(other.failure).rejects.toThrow('The API exited 3 times (exit code 3); the site stops.');
  await other.stop();
});

/** A server that is ready and whose liveness is followed. `more` is part of its script. @returns its output */
async function watchedServer(more = ''): Promise<{ readonly lines: string[]; pid(): Promise<number> }> {
  const lines: string[] = [];
  supervisor = new ProcessSupervisor(process.env, (line) => lines.push(line), {
    liveness: { silenceMs: 600, startMs: 60_000 },
  });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const file = script(
    'api',
    `let alive = true;
    const server = require('http').createServer((request, response) => {
      if (request.url === '/livez') require('fs').writeFileSync(${JSON.stringify(join(folder, 'lived.pid'))}, String(process.pid));
      response.writeHead(alive ? 200 : 503);
      response.end(JSON.stringify(alive ? { status: 'alive' } : { status: 'failing', problems: ['a child is stuck'] }));
    }).listen(${port}, '127.0.0.1');
    ${more} ${forever}`,
  );
  await supervisor.untilReady(supervisor.start('The API', file, {}, `${address}/livez`), `${address}/readyz`);
  // A probe has succeeded.
  await pidOf('lived');
  return { lines, pid: () => pidOf('api') };
}

const unresponsive: readonly (readonly [what: string, more: string, signal: NodeJS.Signals, why: string])[] = [
  ['is stopped', '', 'SIGSTOP', 'no response'],
  ['loops', "process.on('SIGUSR2', () => { for (;;); });", 'SIGUSR2', 'no response'],
  ['reports a failure', "process.on('SIGUSR2', () => { alive = false; });", 'SIGUSR2', '503 a child is stuck'],
  ['stops listening', "process.on('SIGUSR2', () => server.close());", 'SIGUSR2', 'ECONNREFUSED'],
];
test.each(unresponsive)(
  '[REL-81] a server that %s is killed and started again, with the reason in one line',
  async (_what, more, signal, why) => {
    const { lines, pid } = await watchedServer(more);
    const first = await pid();
    process.kill(first, signal);
    await until(() => !lives(first) && Number(readFileSync(join(folder, 'api.pid'), 'utf8')) !== first);
    expect(lines).toEqual([`The API did not respond for 0.6 s (${why}) and was killed; it starts again.`]);
    expect(lives(await pid())).toBe(true);
  },
);

test('[REL-26] a command ends with all that it started', async () => {
  const grandchild = script('grandchild', `process.on('SIGTERM', () => {}); ${forever}`);
  const build = supervisor.run(
    'Building the shell',
    script('build', `require('child_process').spawn(process.execPath, [${JSON.stringify(grandchild)}]); ${forever}`),
    [],
  );
  const pids = [await pidOf('build'), await pidOf('grandchild')];
  await Promise.all([supervisor.stop(), expect(build).rejects.toThrow(Stopping)]);
  await until(() => !pids.some(lives));
});
