// `node tools/start/shrink-forms.ts`: makes the compressed forms of the releases and of the shell in DATA_DIR as small as
// those of a published release. The first start makes them in a hurry.
import { join, resolve } from 'node:path';
import { newestBuild, openKeyRing, openReleases, secretsFolder, shrinkForms, signedBuild } from '@verandah/releases';

const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const releases = join(dataDir, 'releases');
const ring = openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR']));
const store = openReleases(releases, ring, undefined);
for (const area of await store.areas())
  for (const version of await store.versions(area)) {
    const files = (await store.manifest(area, version))?.files;
    if (files !== undefined) await shrinkForms(store.folder(area, version), files);
  }
const shell = join(releases, 'host', await newestBuild(releases));
await shrinkForms(shell, (await signedBuild(shell, ring)).files);
