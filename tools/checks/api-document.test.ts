import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writtenDocument } from '@verandah/api/test-kit';

interface Problem {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

function problemsOf(document: string): Readonly<Record<'redocly' | 'spectral', readonly Problem[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-document-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, document);
  try {
    const problems = execFileSync(process.execPath, [join(import.meta.dirname, 'api-document-problems.ts'), file], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      maxBuffer: 50_000_000,
    });
    return JSON.parse(problems) as ReturnType<typeof problemsOf>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const document = writtenDocument('https://www.verandah.example');

/**
 * Addresses that clients have used since the first version: '/{location}/follow' and '/member/{id}' match the same
 * path. The API resolves them by the fixed parts first, as OpenAPI requires.
 */
const ambiguous = 15;

test('[REST-50] redocly and spectral find nothing in the OpenAPI document by their recommended rules', () => {
  const { redocly, spectral } = problemsOf(document);
  expect(redocly.filter(({ rule }) => rule !== 'no-ambiguous-paths')).toEqual([]);
  expect(redocly.length).toBeLessThanOrEqual(ambiguous);
  expect(spectral).toEqual([]);
});

test('[REST-50] both find what is wrong in a document', () => {
  const wrong = JSON.parse(document);
  for (const part of ['security', 'description']) delete wrong.paths['/search/locations'].get[part];
  const { redocly, spectral } = problemsOf(JSON.stringify(wrong));
  expect(redocly).toContainEqual(expect.objectContaining({ rule: 'security-defined' }));
  expect(spectral).toContainEqual(expect.objectContaining({ rule: 'operation-description' }));
});
