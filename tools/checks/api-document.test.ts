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
 * Addresses that clients have used since the first version, each with others that match the same path:
 * '/{location}/follow' and '/member/{id}'. The API resolves them by the fixed parts first, as OpenAPI requires; another
 * address of the same kind would break programs that have it.
 */
const ambiguous = [
  '/{location}/follow',
  '/{location}/unfollow',
  '/{location}/questions/{id}/vote',
  '/location/uri/{uri}',
  '/agent/review/{id}',
  '/api/agent/transaction/{id}',
  '/listing/enquiry/{id}',
];

test('[REST-50] redocly and spectral find nothing in the OpenAPI document by their recommended rules', () => {
  const { redocly, spectral } = problemsOf(document);
  const isKnown = ({ rule, message }: Problem): boolean =>
    rule === 'no-ambiguous-paths' && ambiguous.some((path) => message.includes(`\`${path}\``));
  expect(redocly.filter((problem) => !isKnown(problem))).toEqual([]);
  for (const path of ambiguous) expect(redocly.some(({ message }) => message.includes(path))).toBe(true);
  expect(spectral).toEqual([]);
});

test('[REST-50] both find what is wrong in a document', () => {
  const wrong = JSON.parse(document);
  for (const part of ['security', 'description']) delete wrong.paths['/search/locations'].get[part];
  const { redocly, spectral } = problemsOf(JSON.stringify(wrong));
  expect(redocly).toContainEqual(expect.objectContaining({ rule: 'security-defined' }));
  expect(spectral).toContainEqual(expect.objectContaining({ rule: 'operation-description' }));
});
