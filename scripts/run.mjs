// Entry point of every command: finds Node 24 and pnpm (through npx where the machine has neither), installs what is
// missing, then runs the command. Plain JavaScript that an old Node can parse too.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: 'scripts/start.ts',
  serve: 'scripts/start.ts',
  test: 'scripts/test.ts',
  ops: 'releases/cli.ts',
  data: 'api/app/cli.ts',
  bench: 'bench/run.ts',
  fuzz: 'scripts/fuzz.ts',
  audit: 'scripts/audit/main.ts',
  faults: 'e2e/faults/main.ts',
  contracts: 'scripts/contracts.ts',
  'new-area': 'scripts/new-area/main.ts',
  pack: 'scripts/pack/main.ts',
  dev: 'scripts/dev/main.ts',
  gallery: 'scripts/gallery/start.ts',
};
const [command, ...rest] = process.argv.slice(2);

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Runs a program in the project's folder with this terminal; exits with its exit code when it fails. */
function run(program, args, options = {}) {
  const done = spawnSync(program, args, { stdio: 'inherit', env: process.env, ...options });
  if (done.error) fail(`${program} could not be started: ${done.error.message}. Is npm installed and on the PATH?`);
  return done.signal ? 1 : done.status;
}

if (!(command in commands)) {
  fail(
    `Unknown command ${command ?? '(none)'}. Use one of: ${Object.keys(commands)
      .map((name) => `npm run ${name}`)
      .join(', ')}.`,
  );
}

/**
 * Where the folder of Node 24 and pnpm 12 is remembered: npx calls the registry each time, which takes seconds and
 * fails without a network.
 */
const remembered = join(root, '.cache', 'tools-folder');

/** The folder of Node 24 and pnpm 12 in npx's cache, fetched when it is missing. */
function toolsFolder() {
  const known = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  if (known && existsSync(join(known, 'node')) && existsSync(join(known, 'pnpm'))) return known;
  const has = hasPnpm() ? '' : ' without pnpm';
  console.error(`This is Node ${process.versions.node}${has}: fetching Node 24 and pnpm 12 through npx, once …`);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const found = spawnSync(
    npx,
    [
      '-y',
      '-p',
      'node@24',
      '-p',
      'pnpm@12',
      '--',
      'node',
      '-p',
      'process.env.PATH.split(require("path").delimiter)[0]',
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const folder = found.stdout?.trim().split('\n').at(-1);
  if (found.status !== 0 || !folder) {
    fail(
      `Verandah needs Node 24 and pnpm 12; this is Node ${process.versions.node}${has}, and npx could not fetch them. Install both, then try again.`,
    );
  }
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, folder);
  return folder;
}

function hasPnpm() {
  return spawnSync('pnpm', ['--version'], { stdio: 'ignore', cwd: root }).status === 0;
}

const ownNode = Number(process.versions.node.split('.')[0]) >= 24;
let node = process.execPath;
if (!ownNode) {
  const folder = toolsFolder();
  process.env.PATH = `${folder}${delimiter}${process.env.PATH}`;
  node = join(folder, 'node');
}

/** Hash of everything that determines what is installed. */
function wanted() {
  const folders = [
    '.',
    'host',
    'api',
    'releases',
    'bench',
    'e2e',
    ...readdirSync(root).filter((name) => name.startsWith('mf-')),
    ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
  ];
  const mark = createHash('sha256').update(node);
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders.map((folder) => join(folder, 'package.json')),
  ]) {
    if (existsSync(join(root, file))) mark.update(readFileSync(join(root, file)));
  }
  return mark.digest('hex');
}

const stamp = join(root, 'node_modules', '.verandah-installed');
const mark = wanted();
const complete = existsSync(stamp) && readFileSync(stamp, 'utf8') === mark;
// Only these commands need pnpm; looking for it takes a second.
if (ownNode && (!complete || ['new-area', 'audit'].includes(command)) && !hasPnpm())
  process.env.PATH = `${process.env.PATH}${delimiter}${toolsFolder()}`;
if (!complete) {
  console.error('Installing packages …');
  const status = run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) fail('The packages could not be installed; the lines above say why.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, mark);
}

// The servers load a thousand files: compiled once, a process starts in three quarters of the processor time.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled');
const child = spawn(node, [join(root, commands[command]), ...(command === 'serve' ? ['--serve'] : []), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compiled },
});
// The terminal's Ctrl-C reaches the child by itself; a supervisor's SIGTERM reaches only this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (status, signal) => process.exit(signal ? 1 : status));
