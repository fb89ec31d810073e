import { readFileSync } from 'node:fs';
import { compileErrors, validate } from '@readme/openapi-parser';
import { writtenDocument } from './document.ts';
import { endpoints } from './endpoints.ts';

test('[REL-04] the HTTP API of operations matches releases/openapi.json (npm run contracts)', () => {
  expect(writtenDocument()).toBe(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
});

test('[REL-04] the document is valid OpenAPI 3.1; operations have unique names', async () => {
  const result = await validate(JSON.parse(writtenDocument()));
  expect(result.valid ? '' : compileErrors(result)).toBe('');
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
});
