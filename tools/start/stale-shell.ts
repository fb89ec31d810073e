// `node tools/start/stale-shell.ts`: prints the hash of the shell's source, unless the existing build is from the same
// source and intact. A process of its own: what it loads would stay in the memory of the supervisor.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildProblem, newestBuild, openKeyRing, secretsFolder } from '@verandah/releases';
import { sourceMark } from './source-mark.ts';

const dataDir = resolve(process.env['DATA_DIR'] || '.data');
const releases = join(dataDir, 'releases');
const markFile = join(releases, 'host/built-from');
const mark = sourceMark(join(import.meta.dirname, '../..'));
const isBuilt =
  existsSync(markFile) &&
  readFileSync(markFile, 'utf8') === mark &&
  (await buildProblem(
    join(releases, 'host', await newestBuild(releases)),
    openKeyRing(secretsFolder(dataDir, process.env['SECRETS_DIR'])),
  )) === null;
if (!isBuilt) console.log(mark);
