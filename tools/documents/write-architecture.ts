// npm run architecture: draws the diagram of docs/architecture.md from the imports of the source.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture, importCounts, productSources, withDrawing } from './architecture.ts';

const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/architecture.md');
writeFileSync(
  document,
  withDrawing(readFileSync(document, 'utf8'), drawArchitecture(importCounts(productSources(root)))),
);
