import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesBelow, integrityOf, writeWhole } from './files.ts';

/** A compressed form of a file, by its HTTP encoding name. It is stored beside the file: 'web/entry.js.br'. */
export type Form = 'br' | 'gzip';
const endings: Readonly<Record<Form, string>> = { br: '.br', gzip: '.gz' };
export const formNames: readonly Form[] = ['br', 'gzip'];

/** Minimum number of saved bytes that is worth a file and its header. */
const leastSaved = 100;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const openers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

export const formPath = (path: string, form: Form): string => path + endings[form];
/** Whether a file is of a compressible type; pictures and fonts are already compressed. */
export const isCompressible = (path: string): boolean => /\.(?:js|css|json|map|svg|txt|webmanifest)$/.test(path);

/** The file that a path would be a form of; null when the path is not one. */
export function fileOfForm(path: string): { readonly path: string; readonly form: Form } | null {
  const form = formNames.find((name) => path.endsWith(endings[name]));
  return form === undefined ? null : { path: path.slice(0, -endings[form].length), form };
}

/** Bytes from which brotli's quality is 10: 11 saves another 1.6 %, and a publication would wait twice as long. */
const large = 500_000;

/** 'quick' takes brotli a sixteenth of the time, for 8 % more bytes: for a first start, which shrinks them afterwards. */
export const efforts = ['smallest', 'quick'] as const;
export type Effort = (typeof efforts)[number];

const qualityOf = (bytes: Buffer, effort: Effort): number => (effort === 'quick' ? 9 : bytes.length < large ? 11 : 10);

/** A form of some bytes, as small as the effort makes it; null when it saves next to nothing. */
export async function makeForm(bytes: Buffer, form: Form, effort: Effort = 'smallest'): Promise<Buffer | null> {
  if (bytes.length <= leastSaved) return null;
  const made = await (form === 'gzip'
    ? zip(bytes, { level: 9 })
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(bytes, effort),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }));
  return bytes.length - made.length < leastSaved ? null : made;
}

/**
 * Whether bytes are a form of the file with an integrity and of at most this many bytes. Decompression stops beyond
 * that size.
 */
export async function isFormOf(
  made: Buffer,
  form: Form,
  { integrity, bytes }: { readonly integrity: string; readonly bytes: number },
): Promise<boolean> {
  // Nothing decompresses to an empty file, and zlib accepts no limit of 0.
  if (bytes === 0) return false;
  return openers[form](made, { maxOutputLength: bytes }).then(
    (opened) => integrityOf(opened) === integrity,
    () => false, // it opens to nothing
  );
}

/** Files whose forms exist: those of a stored release, by integrity. */
export interface FormedFiles {
  readonly folder: string;
  /** Integrity → path relative to `folder`. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * Writes the missing forms of files beside them, one file after the other, since the same threads compress pages and
 * read files.
 * @param paths relative to `folder`; incompressible files are skipped
 * @param options.earlier gives its forms of the same files, which most files of a release have in the one before
 * @param options.signal ends it after the file that is being compressed
 * @param options.effort of the forms that no earlier release has
 */
export async function writeForms(
  folder: string,
  paths: readonly string[],
  {
    earlier,
    signal,
    effort,
  }: { readonly earlier?: FormedFiles | undefined; readonly signal?: AbortSignal; readonly effort?: Effort } = {},
): Promise<void> {
  const existing = new Set(await filesBelow(folder));
  for (const path of paths.filter(isCompressible)) {
    if (signal?.aborted) return;
    const wanted = formNames.filter((form) => !existing.has(formPath(path, form)));
    if (wanted.length === 0) continue;
    const bytes = await readFile(join(folder, path));
    const made = await Promise.all(
      wanted.map(
        async (form) =>
          [
            form,
            (earlier && (await earlierForm(bytes, form, earlier))) ?? (await makeForm(bytes, form, effort)),
          ] as const,
      ),
    );
    for (const [form, compressed] of made)
      if (compressed)
        await writeFile(join(folder, formPath(path, form)), compressed, { flag: 'wx' }).catch(ignoreExisting);
  }
}

/**
 * Replaces brotli forms that were made in a hurry by smaller ones, one file after the other. What is served meanwhile
 * decompresses to the same bytes.
 * @param files of a release, with their integrities: only what decompresses to one of them is replaced
 */
export async function shrinkForms(
  folder: string,
  files: readonly { readonly path: string; readonly integrity: string }[],
): Promise<void> {
  const named = new Set(files.map(({ path }) => path));
  // A file that the manifest does not name would make the release a damaged one for whoever checks it meanwhile.
  const outside = join(dirname(folder), '.shrunk');
  for (const { path, integrity } of files.filter((each) => isCompressible(each.path))) {
    const at = formPath(path, 'br');
    const quick = named.has(at) ? undefined : await readFile(join(folder, at)).catch(ignoreMissing);
    if (quick === undefined) continue;
    const bytes = await readFile(join(folder, path));
    const smallest = integrityOf(bytes) === integrity ? await makeForm(bytes, 'br') : null;
    if (smallest !== null && smallest.length < quick.length) await writeWhole(join(folder, at), smallest, outside);
  }
}

/** The form of the same file, read and checked; undefined if it is missing or damaged. */
async function earlierForm(bytes: Buffer, form: Form, { folder, paths }: FormedFiles): Promise<Buffer | undefined> {
  const integrity = integrityOf(bytes);
  const path = paths.get(integrity);
  if (path === undefined) return undefined;
  const made = await readFile(join(folder, formPath(path, form))).catch(() => undefined); // not stored in this encoding
  return made && (await isFormOf(made, form, { integrity, bytes: bytes.length })) ? made : undefined;
}

function ignoreExisting(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EEXIST') throw problem;
}

function ignoreMissing(problem: NodeJS.ErrnoException): undefined {
  if (problem.code !== 'ENOENT') throw problem;
}
