import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { shippedBinaries, systemFolder } from './binaries.ts';
import { superviseLocalServer } from './keep-local-server.ts';
import { useLocalServer } from './local-server.ts';
import { isPostmaster, readPostmaster } from './postmaster-file.ts';

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'verandah-local-'));
const program = fileURLToPath(new URL('./test-kit/uses-server.ts', import.meta.url));
const children = new Set<ChildProcess>();
beforeAll(() => chmodSync(folder, 0o755));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Node where every user can run it: root's may be in root's home folder. */
function nodeForAll(): string {
  const file = join(folder, 'node');
  if (!existsSync(file)) {
    copyFileSync(process.execPath, file);
    chmodSync(file, 0o755);
  }
  return file;
}

/** Another process that uses the server of a data folder. @returns its first line: the address, or an error */
async function otherProcess(
  dataDir: string,
  { uid, exclusive = false }: { readonly uid?: number; readonly exclusive?: boolean } = {},
): Promise<{ readonly said: string; end(signal: NodeJS.Signals): Promise<void>; readonly pid: number }> {
  const child = spawn(
    uid === undefined ? process.execPath : nodeForAll(),
    [program, dataDir, ...(exclusive ? ['exclusive'] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: '/',
      ...(uid !== undefined && { uid, gid: uid, env: { ...process.env, HOME: '/nonexistent' } }),
    },
  );
  children.add(child);
  const gone = once(child, 'exit');
  const [said] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  return {
    said: said.trim(),
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      await gone;
      children.delete(child);
    },
  };
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const dataFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

test('[DATA-33] the server of a data folder is durable, modest, and reached through a private socket', async () => {
  const dataDir = dataFolder('own');
  const server = await useLocalServer(dataDir);
  try {
    const rows = await ask<{ name: string; setting: string }>(
      server.url,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'listen_addresses') order by name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      shared_buffers: String((128 << 20) / 8192),
      synchronous_commit: 'on',
    });
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    const sorted = await ask<{ word: string }>(
      server.url,
      "select word from unnest(array['b', 'Zoe', 'ä', 'a', 'B']) word order by word",
    );
    expect(sorted.map(({ word }) => word)).toEqual(['B', 'Zoe', 'a', 'b', 'ä']);
  } finally {
    await server.release();
  }
});

test('[DATA-33, SEC-41] the API’s role changes rows and no table, on the data folder’s own server too', async () => {
  const server = await useLocalServer(dataFolder('roles'));
  try {
    await ask(server.ownerUrl, 'create table parcel (id int)');
    expect(await ask(server.url, 'insert into parcel values (1) returning id')).toEqual([{ id: 1 }]);
    for (const statement of [
      'create table mine (id int)',
      'drop table parcel',
      'truncate parcel',
      'create extension dblink',
      'create role mine superuser',
      'set role verandah_owner',
      'select * from pg_authid',
      "select pg_read_file('postgresql.conf')",
      "copy parcel to program 'cat'",
      'create database mine',
    ])
      await expect(ask(server.url, statement)).rejects.toMatchObject({ code: '42501' });
    await expect(ask(server.url.replace(/verandah$/, 'postgres'), 'select 1')).rejects.toMatchObject({ code: '42501' });
  } finally {
    await server.release();
  }
});

test('[DATA-33] on loopback, where there are no sockets, only the generated password gives access', async () => {
  const dataDir = dataFolder('loopback');
  const server = await useLocalServer(dataDir, { loopback: true });
  try {
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const { port } = new URL(server.url);
    for (const user of ['verandah', 'verandah_app', 'verandah_app:guess'])
      await expect(ask(`postgres://${user}@127.0.0.1:${port}/verandah`, 'select 1')).rejects.toThrow(/password/);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  } finally {
    await server.release();
  }
});

test('[DATA-34] several processes use one server; it ends with the last of them, and the data are there again', async () => {
  const dataDir = dataFolder('shared');
  const server = await useLocalServer(dataDir);
  await ask(server.ownerUrl, "create table note as select 'stored'::text as text");
  const other = await otherProcess(dataDir);
  expect(other.said).toBe(server.url);
  await server.release();
  expect(isPostmaster(server.pid, join(dataDir, 'postgres'))).toBe(true);
  await other.end('SIGTERM');
  expect(isPostmaster(server.pid, join(dataDir, 'postgres'))).toBe(false);
  const again = await useLocalServer(dataDir);
  expect(await ask(again.ownerUrl, 'select text from note')).toEqual([{ text: 'stored' }]);
  await again.release();
});

test('[DATA-34] the server of a process that was killed is used again, and ended; a second site on the folder is rejected', async () => {
  const dataDir = dataFolder('killed');
  const killed = await otherProcess(dataDir, { exclusive: true });
  await expect(useLocalServer(dataDir, { exclusive: true })).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${killed.pid}: stop it first, or choose another DATA_DIR.`,
  );
  await killed.end('SIGKILL');
  const { pid } = readPostmaster(join(dataDir, 'postgres')) ?? { pid: 0 };
  const server = await useLocalServer(dataDir, { exclusive: true });
  expect(server.pid).toBe(pid);
  await server.release();
  expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('[DATA-34] processes that start at once on an empty folder all get its one server', async () => {
  const dataDir = dataFolder('at-once');
  const servers = await Promise.all([otherProcess(dataDir), otherProcess(dataDir), useLocalServer(dataDir)]);
  expect(new Set(servers.map((each) => ('said' in each ? each.said : each.url))).size).toBe(1);
  await Promise.all(servers.map((each) => ('said' in each ? each.end('SIGTERM') : each.release())));
  expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('[DATA-34] a killed server’s file does not block the next start, though another program has its number by now', async () => {
  const dataDir = dataFolder('reused');
  const first = await useLocalServer(dataDir);
  await ask(first.ownerUrl, "create table note as select 'stored'::text as text");
  process.kill(first.pid, 'SIGQUIT');
  await first.lost;
  await first.release();
  // It removes its file last.
  while (isPostmaster(first.pid, join(dataDir, 'postgres'))) await pause(10);
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const lines = ['', join(dataDir, 'postgres'), '1', '5432', join(dataDir, 'postgres'), '', '', 'ready'];
  // One that even works in that folder.
  const visitor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', join(dataDir, 'postgres', 'base')]);
  children.add(visitor);
  for (const pid of [process.ppid, visitor.pid, 2 ** 22 - 1]) {
    writeFileSync(file, [pid, ...lines.slice(1)].join('\n'));
    if (isRoot) {
      const { uid, gid } = statSync(join(dataDir, 'postgres'));
      chownSync(file, uid, gid);
    }
    const again = await useLocalServer(dataDir);
    expect(await ask(again.ownerUrl, 'select text from note')).toEqual([{ text: 'stored' }]);
    await again.release();
  }
});

test.each([
  ['spaces, quotes and other letters', "it's a path (é) 家"],
  ['more than a socket’s path may have', `${'long-'.repeat(15)}/${'path-'.repeat(15)}`],
])('[DATA-35] a data folder whose path has %s', async (_what, name) => {
  const dataDir = dataFolder(name);
  const server = await useLocalServer(dataDir);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const other = await otherProcess(dataDir);
  expect(other.said).toBe(server.url);
  await other.end('SIGTERM');
  await server.release();
});

// Only root can start processes of other users, and has a private folder.
const asRoot = isRoot ? test : test.skip;

asRoot(
  '[DATA-35] as root, with a data folder that only root can enter, data are in the documented folder',
  async () => {
    const closed = dataFolder('closed');
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    mkdirSync(dataDir);
    const used = new Set<string>();
    const data = (): string => {
      const there = readFileSync(join(dataDir, 'postgres-folder'), 'utf8').trim();
      used.add(join(there, '..'));
      return there;
    };
    try {
      const server = await useLocalServer(dataDir);
      await ask(server.ownerUrl, 'create table note (text text)');
      expect(data().startsWith(`${systemFolder}/`)).toBe(true);
      expect(existsSync(join(data(), 'PG_VERSION'))).toBe(true);
      await server.release();
      // Where they are they stay, even when the folder is opened.
      chmodSync(closed, 0o755);
      const again = await useLocalServer(dataDir);
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      expect(await ask(again.url, 'select text from note')).toEqual([]);
      await again.release();
      // A folder that was removed and created again starts with an empty database.
      chmodSync(closed, 0o700);
      rmSync(dataDir, { recursive: true });
      mkdirSync(dataDir);
      const empty = await useLocalServer(dataDir);
      data();
      await expect(ask(empty.url, 'select text from note')).rejects.toMatchObject({ code: '42P01' });
      await empty.release();
    } finally {
      for (const each of used) rmSync(each, { recursive: true, force: true });
    }
  },
);

asRoot('[DATA-35] as an ordinary user; root then uses the same folder as that user', async () => {
  const dataDir = dataFolder('ordinary');
  const nobody = 65_534;
  chownSync(dataDir, nobody, nobody);
  const other = await otherProcess(dataDir, { uid: nobody });
  expect(other.said).toMatch(/^postgres:/);
  await other.end('SIGTERM');
  const server = await useLocalServer(dataDir);
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.release();
  expect(statSync(join(dataDir, 'postgres/PG_VERSION')).uid).toBe(nobody);
});

test('[DATA-35] packages without the links among their libraries, that can’t be written to, are copied', () => {
  const { folder: bin, version } = shippedBinaries();
  const bare = join(dataFolder('packages'), 'package');
  mkdirSync(bare);
  expect(spawnSync('cp', ['-a', join(bin, '..'), bare]).status).toBe(0);
  const native = join(bare, 'native');
  spawnSync('find', [native, '-type', 'l', '-delete']);
  const cache = dataFolder('cache');
  const copy = shippedBinaries({
    found: { folder: bare, version },
    cache,
    // As on a disk that is mounted read-only, which root could write to otherwise.
    symlink: () => {
      throw Object.assign(new Error('read-only'), { code: 'EROFS' });
    },
  });
  expect(copy.folder).toBe(join(cache, `postgresql-${version}`, 'bin'));
  expect(spawnSync(join(copy.folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL');
});

test('[DATA-36] unusable folders are reported in one sentence with advice', async () => {
  const older = dataFolder('older');
  mkdirSync(join(older, 'postgres'));
  writeFileSync(join(older, 'postgres/PG_VERSION'), '17\n');
  await expect(useLocalServer(older)).rejects.toThrow(
    /^The database in \S+ was created by PostgreSQL 17; this is 18\. Back it up with the version of Verandah that created it \(npm run data -- backup FILE\), move the folder away, and restore the backup here\.$/,
  );
  const former = dataFolder('former');
  mkdirSync(join(former, 'database'));
  writeFileSync(join(former, 'database/PG_VERSION'), '17\n');
  await expect(useLocalServer(former)).rejects.toThrow(
    `${join(former, 'database')} is the database of an earlier version of Verandah, which this one can't read: move that folder away, or choose another DATA_DIR.`,
  );
  expect(() => shippedBinaries({ platform: 'freebsd', arch: 'x64' })).toThrow(
    'No PostgreSQL was installed with the packages for this platform (freebsd x64): set DATABASE_URL to a server, version 15 or newer.',
  );
  // As after `npm install --omit=optional`: only those of this platform are installed.
  expect(() => shippedBinaries({ platform: platform() === 'darwin' ? 'linux' : 'darwin', arch: 'x64' })).toThrow(
    /^No PostgreSQL .* x64\): set DATABASE_URL to a server, version 15 or newer, or install one with npm install\.$/,
  );
  expect(() => shippedBinaries({ musl: true })).toThrow(/^No PostgreSQL .* musl\): set DATABASE_URL to a server/);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(useLocalServer(join(file, 'data'))).rejects.toThrow(
    /^Can't write to the data folder \S+ \(DATA_DIR\): /,
  );
});

test('[DATA-37] a server that dies is restarted at the same address, with all acknowledged data', async () => {
  const dataDir = dataFolder('stored');
  const lines: string[] = [];
  const server = await superviseLocalServer(dataDir, (line) => lines.push(line));
  try {
    await ask(server.ownerUrl, 'create table note (text text)');
    for (const text of ['one', 'two']) {
      await ask(server.ownerUrl, `insert into note values ('${text}')`);
      const { pid } = readPostmaster(join(dataDir, 'postgres')) ?? { pid: 0 };
      process.kill(pid, 'SIGKILL');
      let rows: { text: string }[] | undefined;
      while (rows === undefined) {
        const now = readPostmaster(join(dataDir, 'postgres'));
        if (now !== undefined && now.pid !== pid)
          rows = await ask<{ text: string }>(server.url, 'select text from note').catch(() => undefined);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(rows.at(-1)).toEqual({ text });
    }
    expect(lines[0]).toMatch(/^The database ended unexpectedly; it starts again/);
  } finally {
    await server.release();
  }
  expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('[REL-83] a stopped server is killed with its processes and restarted at its address; one with an endless query is not', async () => {
  const dataDir = dataFolder('stopped');
  const lines: string[] = [];
  const server = await superviseLocalServer(dataDir, (line) => lines.push(line), {
    watch: async (probe, signal) => {
      while (!signal.aborted) {
        const problem = await probe(3000);
        if (problem !== undefined) return `did not respond for 3 s (${problem})`;
        await pause(50, undefined, { signal }).catch(() => undefined);
      }
      return undefined;
    },
  });
  const endless = new pg.Client({ connectionString: server.url });
  endless.on('error', () => undefined);
  try {
    await ask(server.ownerUrl, "create table note as select 'stored'::text as text");
    await endless.connect();
    const looping = endless.query('do $$ begin loop end loop; end $$').catch(() => 'ended');
    const { pid } = readPostmaster(join(dataDir, 'postgres')) ?? { pid: 0 };
    expect(await ask(server.ownerUrl, 'select text from note')).toEqual([{ text: 'stored' }]);
    expect(lines).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    expect(await looping).toBe('ended');
    let rows: { text: string }[] | undefined;
    while (rows === undefined) {
      const now = readPostmaster(join(dataDir, 'postgres'));
      if (now !== undefined && now.pid !== pid)
        rows = await ask<{ text: string }>(server.url, 'select text from note').catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(rows).toEqual([{ text: 'stored' }]);
    expect(lines[0]).toMatch(/^The database did not respond for 3 s \(.+\) and was killed; it starts again/);
  } finally {
    await server.release();
  }
  expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});
