// Entry point of every command: finds Node 24 and pnpm (through npx where the machine has neither), installs what is
// missing, then runs the command. Plain JavaScript that an old Node can parse too.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: 'tools/start/start.ts',
  serve: 'tools/start/start.ts',
  test: 'tools/tests/test.ts',
  lint: 'tools/tests/lint.ts',
  types: 'tools/tests/types.ts',
  format: 'tools/tests/format.ts',
  ops: 'releases/cli.ts',
  data: 'tools/sample/main.ts',
  bench: 'tools/bench/run.ts',
  fuzz: 'tools/fuzz/fuzz.ts',
  audit: 'tools/audit/main.ts',
  faults: 'e2e/faults/main.ts',
  'bad-releases': 'e2e/bad-releases/main.ts',
  contracts: 'tools/contracts/contracts.ts',
  ledger: 'tools/documents/write-ledger.ts',
  architecture: 'tools/documents/write-architecture.ts',
  'new-area': 'tools/new-area/main.ts',
  pack: 'tools/pack/main.ts',
  dev: 'tools/dev/main.ts',
  gallery: 'tools/gallery/start.ts',
  pictures: 'tools/pictures.ts',
};
const [command, ...rest] = process.argv.slice(2);

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** What a signal to this process ends: the command, or npx and pnpm with all that they started. */
let running;
/** The first signal that this process got. */
let signalled;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    signalled = signalled || signal;
    if (running) running(signal);
  });
}
const signalStatus = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program to its end in a process group of its own, so that a signal ends whatever it started too.
 * @returns its exit status and what it printed, if that is piped
 */
async function run(program, args, options) {
  const child = spawn(program, args, { env: process.env, detached: process.platform !== 'win32', ...options });
  running = (signal) => {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has just ended.
    }
  };
  let output = '';
  if (child.stdout) child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => {
    child.on('error', (problem) =>
      fail(`${program} could not be started: ${problem.message}. Is npm installed and on the PATH?`),
    );
    child.on('close', resolve);
  });
  running = undefined;
  if (signalled) process.exit(signalStatus[signalled]);
  return { status, output };
}

/** npm runs this command after `npm install`; pnpm after each installation, so that types are generated. */
const installs = command === 'install';
if (installs && !/^npm\//.test(process.env.npm_config_user_agent || '')) {
  // A failure is reported, and is one of the types' check.
  spawnSync(process.execPath, [join(root, 'tools/contracts/generate-types.ts')], { stdio: 'inherit' });
  process.exit(0);
}

if (!installs && !(command in commands)) {
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
async function toolsFolder() {
  const known = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  if (known && existsSync(join(known, 'node')) && existsSync(join(known, 'pnpm'))) return known;
  const has = hasPnpm() ? '' : ' without pnpm';
  console.error(`This is Node ${process.versions.node}${has}: fetching Node 24 and pnpm 12 through npx, once …`);
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const found = await run(
    npx,
    [
      '-y',
      // Their programs are optional packages, which npm's settings may omit.
      '--include=optional',
      '-p',
      'node@24',
      '-p',
      'pnpm@12',
      '--',
      'node',
      '-p',
      'process.env.PATH.split(require("path").delimiter)[0]',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const folder = found.output.trim().split('\n').pop();
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
  const folder = await toolsFolder();
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
    'e2e',
    ...readdirSync(root).filter((name) => name.startsWith('mf-')),
    ...['shared', 'tools'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
  ];
  const mark = createHash('sha256').update(node);
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tools/pnpmfile.mjs',
    ...folders.map((folder) => join(folder, 'package.json')),
  ]) {
    if (existsSync(join(root, file))) mark.update(readFileSync(join(root, file)));
  }
  return mark.digest('hex');
}

const stamp = join(root, 'node_modules', '.verandah-installed');
const mark = wanted();
/** The hash of what is installed, and what was omitted. */
const [installed, formerlyOmitted] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' without ') : [];
// npm does not know the packages of the root: it removes them when it installs another one.
const complete = !installs && installed === mark && existsSync(join(root, 'node_modules', '@verandah', 'api'));
/**
 * PostgreSQL, which a site with DATABASE_URL does not need. All other optional packages are parts of packages that do
 * not work without them. Once omitted, it is until the next `npm install`.
 */
const postgresql = '@verandah/postgresql';
const omitsOptional = (process.env.npm_config_omit || '').split(/\s+/).includes('optional');
const omitted = omitsOptional || (!installs && formerlyOmitted) ? postgresql : undefined;
// Only these commands need pnpm; looking for it takes a second.
if (ownNode && (!complete || ['new-area', 'audit'].includes(command)) && !hasPnpm())
  process.env.PATH = `${process.env.PATH}${delimiter}${await toolsFolder()}`;
if (!complete) {
  console.error('Installing packages …');
  const { status } = await run(
    'pnpm',
    ['install', '--frozen-lockfile', '--reporter=append-only', ...(omitted ? [`--filter=!${omitted}`] : [])],
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr] },
  );
  if (status !== 0) fail('The packages could not be installed; the lines above have the reason.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, omitted ? `${mark} without ${omitted}` : mark);
}
if (installs) process.exit(0);

// The servers load a thousand files: compiled once, a process starts in three quarters of the processor time.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled');
const child = spawn(node, [join(root, commands[command]), ...(command === 'serve' ? ['--serve'] : []), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compiled },
});
// The terminal's Ctrl-C reaches the child as well; a supervisor's signal, or npm's, reaches only this process.
running = (signal) => child.kill(signal);
if (signalled) running(signalled);
// npm that was killed, or its shell that did not pass a signal on, leaves this process without a parent.
if (process.env.npm_lifecycle_event === command && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) running('SIGTERM');
  }, 500).unref();
}
child.on('exit', (status, signal) => process.exit(signal ? signalStatus[signal] || 1 : status));
