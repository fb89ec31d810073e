import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

interface Problem {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

/** The linters are modules that tests cannot import. @param change made to the document before it is linted */
const problemsOf = (change = ''): Readonly<Record<'redocly' | 'spectral', readonly Problem[]>> =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'api-document-problems.ts'), change], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
      maxBuffer: 50_000_000,
    }),
  ) as Readonly<Record<'redocly' | 'spectral', readonly Problem[]>>;

/**
 * Addresses that clients have used since the first version: '/{location}/follow' and '/member/{id}' match the same
 * path. The API resolves them by the fixed parts first, as OpenAPI requires.
 */
const ambiguous = 15;

test('[REST-50] redocly and spectral find nothing in the OpenAPI document by their recommended rules', () => {
  const { redocly, spectral } = problemsOf();
  expect(redocly.filter(({ rule }) => rule !== 'no-ambiguous-paths')).toEqual([]);
  expect(redocly.length).toBeLessThanOrEqual(ambiguous);
  expect(spectral).toEqual([]);
});

test('[REST-50] both find what is wrong in a document', () => {
  const { redocly, spectral } = problemsOf('without security');
  expect(redocly).toContainEqual(expect.objectContaining({ rule: 'security-defined' }));
  expect(spectral).toContainEqual(expect.objectContaining({ rule: 'operation-description' }));
});
