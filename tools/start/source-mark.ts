import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of everything that the shell is built from: it changes when a file of these folders or a dependency does. */
export function sourceMark(root: string): string {
  const mark = createHash('sha256');
  for (const folder of ['host', 'shared']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.includes('node_modules') && /\.(tsx?|css|cjs|json)$/.test(file),
    );
    for (const file of files.toSorted())
      mark.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  }
  return mark.update(readFileSync(join(root, 'pnpm-lock.yaml'))).digest('hex');
}
