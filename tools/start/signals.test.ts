import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// npm, tools/run.mjs and tools/start/process-supervisor.ts as they are, around a start with a small host, API and
// build.
let root: string;
let npm: ChildProcess | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verandah-signals-'));
  for (const folder of ['tools/start', 'shared', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['run.mjs', 'start/process-supervisor.ts', 'start/liveness.ts'])
    copyFileSync(join(import.meta.dirname, '..', file), join(root, 'tools', file));
  write('package.json', JSON.stringify({ type: 'module', scripts: { start: 'exec node tools/run.mjs start' } }));
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/pnpm'), pnpm, { mode: 0o755 });
  write('host.js', host);
  write('api.js', api);
  write('build.js', build);
  write('tools/start/start.ts', start);
});
afterEach(() => {
  if (npm?.pid !== undefined) {
    try {
      process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  for (const pid of started()) if (lives(pid)) process.kill(pid, 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const note = (name: string): string => `
import { appendFileSync, writeFileSync } from 'node:fs';
appendFileSync(${JSON.stringify('pids')}, process.pid + '\\n');
const log = (line) => appendFileSync('log', line + '\\n');
log('${name} begins');`;
const api = `${note('api')}
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end('data'));
server.listen(0, '127.0.0.1', () => writeFileSync('api.port', String(server.address().port)));
process.on('SIGTERM', () => server.close(() => { log('api ends'); process.exit(0); }));`;
// A page takes until the signal has arrived, and needs the API after that.
const host = `${note('host')}
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
let go;
const stopping = new Promise((resolve) => { go = resolve; });
const server = createServer(async (request, response) => {
  if (request.url === '/healthz') return response.end('well');
  log('page begins');
  await stopping;
  const data = await fetch('http://127.0.0.1:' + readFileSync('api.port', 'utf8'));
  response.end('page with ' + (await data.text()));
});
server.listen(0, '127.0.0.1', () => writeFileSync('host.port', String(server.address().port)));
process.on('SIGTERM', () => { server.close(() => { log('host ends'); process.exit(0); }); setTimeout(go, 50); });`;
const build = `${note('build')}
import { spawn } from 'node:child_process';
if (!process.argv[2]) spawn(process.execPath, ['build.js', 'child'], { stdio: 'ignore' });
setInterval(() => {}, 1000);`;
const start = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ProcessSupervisor, Stopping } from './process-supervisor.ts';
appendFileSync('pids', process.pid + '\\n');
const supervisor = new ProcessSupervisor(process.env);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
const file = async (name: string): Promise<string> => { while (!existsSync(name) || !readFileSync(name, 'utf8')) await new Promise((resolve) => setTimeout(resolve, 10)); return readFileSync(name, 'utf8'); };
try {
  supervisor.start('The API', 'api.js');
  await file('api.port');
  if (process.env['BUILD']) await supervisor.run('Building the shell', 'build.js', []);
  const server = supervisor.start('The host', 'host.js');
  await supervisor.untilReady(server, 'http://127.0.0.1:' + (await file('host.port')) + '/healthz');
  await supervisor.failure;
} catch (error) {
  if (!(error instanceof Stopping)) throw error;
}`;
const pnpm = `#!/bin/sh
echo $$ >> pids
if [ "$1" = install ] && [ -n "$SLOW_INSTALL" ]; then sleep 100 & echo $! >> pids; echo 'install begins' >> log; wait; fi`;

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const started = (): number[] => read('pids').trim().split('\n').filter(Boolean).map(Number);
const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function until(done: () => boolean): Promise<void> {
  while (!done())
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}
/** Starts `npm start` in a process group of its own. @returns its exit code or signal */
function npmStart(env: NodeJS.ProcessEnv = {}): Promise<number | string | null> {
  const child = (npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      PATH: `${join(root, 'bin')}:${process.env['PATH']}`,
      npm_config_update_notifier: 'false',
      ...env,
    },
  }));
  return new Promise((resolve) => {
    child.once('exit', (status, signal) => resolve(status ?? signal));
  });
}
const numberOf = (): number => npm?.pid ?? Number.NaN;

test.each([
  ['SIGTERM', 'npm', () => numberOf()],
  ['SIGINT', 'npm', () => numberOf()],
  ['SIGTERM', 'its group', () => -numberOf()],
  ['SIGINT', 'its group', () => -numberOf()],
] as const)(
  '[REL-26] %s to %s completes pages, then ends host and API, and leaves no process',
  async (signal, _, target) => {
    const ended = npmStart();
    await until(() => read('host.port') !== '');
    const page = fetch(`http://127.0.0.1:${read('host.port')}/`).then((response) => response.text());
    await until(() => read('log').includes('page begins'));
    process.kill(target(), signal);
    expect(await page).toBe('page with data');
    expect(await ended).toBe(0);
    await until(() => !started().some(lives));
    expect(read('log').trim().split('\n')).toEqual([
      'api begins',
      'host begins',
      'page begins',
      'host ends',
      'api ends',
    ]);
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '[REL-26] %s during the first build ends it with all that it started',
  async (signal) => {
    const ended = npmStart({ BUILD: '1' });
    await until(() => read('log').split('build begins').length === 3);
    process.kill(numberOf(), signal);
    expect(await ended).toBe(0);
    await until(() => !started().some(lives));
    expect(read('log')).not.toContain('host begins');
  },
);

test('[REL-26] SIGTERM during the installation ends pnpm with all that it started', async () => {
  const ended = npmStart({ SLOW_INSTALL: '1' });
  await until(() => read('log').includes('install begins'));
  process.kill(numberOf(), 'SIGTERM');
  await ended;
  await until(() => !started().some(lives));
  expect(read('log')).not.toContain('api begins');
});

test('[REL-26] nothing outlives npm that is killed', async () => {
  const ended = npmStart();
  await until(() => read('host.port') !== '');
  process.kill(numberOf(), 'SIGKILL');
  await ended;
  await until(() => !started().some(lives));
  expect(read('log')).toContain('host ends\napi ends');
});
