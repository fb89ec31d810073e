// Generates the types that are missing or out of date. pnpm runs it after an installation, so that an editor finds
// them.
import { join } from 'node:path';
import { generateTypes } from './generated-types.ts';

try {
  const written = await generateTypes(join(import.meta.dirname, '../..'));
  if (written.length > 0) console.log(`Generated types: ${written.join(', ')}`);
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
}
