// Makes the keys that all machines of a deployment share: `node releases/deployment-secrets.ts deploy/secrets`. The
// names are those that deploy/place-secrets.sh reads; files that are there stay.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretFile } from '@verandah/storage';
import { openKeyRing } from './trust/key-ring.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder: node releases/deployment-secrets.ts deploy/secrets');
  process.exit(2);
}
mkdirSync(folder, { recursive: true, mode: 0o700 });
for (const name of ['console-session-key', 'page-ticket-key', 'internal-token', 'ops-token'])
  secretFile(join(folder, name));
if (!readdirSync(folder).includes('release-signing-key.pem')) {
  const ring = mkdtempSync(join(tmpdir(), 'verandah-keys-'));
  openKeyRing(ring);
  for (const name of readdirSync(join(ring, 'release-trust')))
    copyFileSync(join(ring, 'release-trust', name), join(folder, `trust-${name}`));
  copyFileSync(join(ring, 'release-signing-key.pem'), join(folder, 'release-signing-key.pem'));
  rmSync(ring, { recursive: true });
}
console.log(`Keys are in ${folder}: ${readdirSync(folder).toSorted().join(', ')}`);
