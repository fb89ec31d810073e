// node tools/pack/check.ts FOLDER TARBALL …: publint and arethetypeswrong over packages, one line a problem. A process
// of its own: Jest can't load either.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

async function publishingProblems(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false });
  return messages.map((message) => `${folder}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/**
 * The packages are ES modules for bundlers and Node's import: require() and resolution without exports are excluded.
 */
async function typeProblems(tarball: string): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
    excludeEntrypoints: [/\.css$/, /package\.json$/],
  });
  // A package of commands has no types.
  if (!analysis.types) return [];
  return analysis.problems
    .filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    )
    .map((problem) => `${tarball}: ${JSON.stringify(problem)}`);
}

const folders = process.argv.slice(2);
for (const [index, tarball] of folders.entries()) {
  const folder = folders[index - 1];
  if (index % 2 === 0 || folder === undefined) continue;
  const problems = [...(await publishingProblems(folder)), ...(await typeProblems(tarball))];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
