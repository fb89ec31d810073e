import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@verandah/areas';
import { by, siteOperations } from './faulty-area.ts';
import { dataFolder } from './site.ts';

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A change of built code. */
export interface BuiltEdit {
  /** The paths of the files that it may change: `web/js/app.….js`, `server.cjs`. */
  readonly files: RegExp;
  edit(code: string): string;
}

/**
 * Publishes a stored release again, under the next version: its files with that version in them, and with a change, as
 * if its squad had rebuilt it. Takes a second, where a build takes ten.
 * @returns the version
 * @throws {Error} when the edit changes nothing; {Refusal} when the gate rejects it
 */
export async function republishArea(area: string, version: string, change?: BuiltEdit): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-republished-'));
  try {
    // The host that received it wrote its compressed forms, and writes those of the changed files again.
    cpSync(join(dataFolder, 'releases', area, version), folder, {
      recursive: true,
      filter: (path) => !/\.(?:br|gz)$/.test(path),
    });
    rmSync(join(folder, 'manifest.sig'));
    const contentHash = createHash('sha256').update(`${area} ${version} ${folder}`).digest('hex');
    const next = (await siteOperations().plan(area, { contentHash, series: version.split('.').slice(0, 2).join('.') }))
      .version;
    // Of the container, and of the list that its chunks are added to: webpack writes that with one line between words.
    const identifiers = (of: string): readonly string[] =>
      ['__', '_'].map((line) => `${area}${line}${of.replaceAll('.', '_')}`);
    const renamed = (text: string): string =>
      identifiers(version)
        .reduce((done, name, at) => done.replaceAll(name, identifiers(next)[at] ?? name), text)
        .replaceAll(`"${version}"`, `"${next}"`);
    const hashes = new Map<string, string>();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(?:js|cjs|css|json)$/.test(path) && path !== 'manifest.json',
    );
    let changed = change === undefined;
    // The maps of hashes are last: they contain those of the others.
    for (const path of files.toSorted((a, b) => Number(a.endsWith('.json')) - Number(b.endsWith('.json')))) {
      const before = readFileSync(join(folder, path));
      const code = before.toString('utf8');
      const edited = change?.files.test(path) ? change.edit(code) : code;
      changed ||= edited !== code;
      let text = renamed(edited);
      if (path.endsWith('.json')) for (const [old, now] of hashes) text = text.replaceAll(old, now);
      writeFileSync(join(folder, path), text);
      hashes.set(integrityOf(before), integrityOf(Buffer.from(text)));
    }
    if (!changed) throw new Error(`The edit of ${area} ${version} changes nothing: has its built code changed?`);
    let manifest = renamed(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    for (const [old, now] of hashes) manifest = manifest.replaceAll(old, now);
    // Source maps are of the first build.
    const { maps: _, provenance, ...whole } = JSON.parse(manifest) as ReleaseManifest;
    const subject = [{ name: `${area}@${next}`, digest: { sha256: contentHash } }];
    const measured = whole.files.map((file) => ({ ...file, bytes: readFileSync(join(folder, file.path)).length }));
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({
        ...whole,
        version: next,
        contentHash,
        files: measured,
        ...(provenance && { provenance: { ...provenance, subject } }),
      }),
    );
    return (await siteOperations().accept(folder, by)).version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
