import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';

/** The process's input, and its result: the addresses of the scripts that the entry loaded. */
export interface EntryToOpen {
  readonly source: string;
  readonly container: string;
  readonly address: string;
  /** Package → range, of what the host shares. */
  readonly shared: ReleaseManifest['shared'];
  /** Address → sha384-… */
  readonly integrity: Readonly<Record<string, string>>;
}
export type EntryResponse = { readonly scripts: readonly string[] } | { readonly problem: string };

const script = fileURLToPath(new URL('open-entry-process.ts', import.meta.url));
const releases = join(dirname(script), '..');
/** Milliseconds until an entry that does not open counts as broken. The machine may be busy with the next build. */
const patience = 60_000;

/**
 * Opens a release's entry as a host does: runs it, initialises its container and requests its pages. A wrongly built
 * entry passes the build and the server render, and would fail only in browsers. It runs in a process of its own,
 * without secrets, that can read no file of the site's data.
 * @throws {Refusal} 'entry-broken'
 */
export async function openEntry(manifest: ReleaseManifest, folder: string, patienceMs = patience): Promise<void> {
  const address = (path: string): string => `/r/${manifest.area}/${manifest.version}/${path}`;
  const response = await askProcess(
    {
      source: await readFile(join(folder, manifest.entry), 'utf8'),
      container: manifest.container,
      address: address(manifest.entry),
      shared: manifest.shared,
      integrity: Object.fromEntries(manifest.files.map(({ path, integrity }) => [address(path), integrity])),
    },
    patienceMs,
  );
  const missing =
    'problem' in response
      ? response.problem
      : manifest.scripts.map(address).find((each) => !response.scripts.includes(each));
  if (missing === undefined) return;
  throw new Refusal(
    'entry-broken',
    `The entry of ${manifest.area} ${manifest.version} cannot be opened: ${'problem' in response ? missing : `it does not load ${missing}`}. Build it with the tools of this site.`,
  );
}

function askProcess(entry: EntryToOpen, patienceMs: number): Promise<EntryResponse> {
  return new Promise((resolve) => {
    const child = fork(script, {
      env: {},
      execArgv: ['--max-old-space-size=128', '--permission', `--allow-fs-read=${releases}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (response: EntryResponse): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(response);
    };
    const timer = setTimeout(() => end({ problem: `it took longer than ${patienceMs} ms` }), patienceMs);
    child.once('message', (response) => end(response as EntryResponse));
    child.once('error', (problem) => end({ problem: problem.message }));
    child.once('exit', () => end({ problem: 'it ended its process' }));
    child.send(entry);
  });
}
