import { resolve } from 'node:path';
import { buildShell } from './build-shell.ts';

// `node host/build/for-image.ts FOLDER` builds the shell for an image, unsigned: host/install-shell.ts signs it with
// the key of the site that runs the image.
const { version } = await buildShell(resolve(process.argv[2] ?? 'shell'));
console.log(`shell ${version}`);
