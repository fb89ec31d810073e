import { join, resolve } from 'node:path';
import { installBuild, openKeyRing, secretsFolder } from '@verandah/releases';

// `node host/install-shell.ts FOLDER` makes the unsigned build of the shell in FOLDER (host/build/for-image.ts) the one
// that the host of DATA_DIR serves from its next start, signed with the site's key.
const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const ring = openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR']));
const version = await installBuild(resolve(process.argv[2] ?? 'shell'), join(dataDir, 'releases'), ring);
console.log(`shell ${version}`);
