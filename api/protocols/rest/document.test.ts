import { readFileSync } from 'node:fs';
import { compileErrors, validate } from '@readme/openapi-parser';
import { writtenDocument } from './document.ts';
import { operations } from './operations.ts';

test('[REST-12] the REST and legacy APIs are those written down in openapi.json (npm run contracts)', () => {
  expect(writtenDocument()).toBe(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
});

test('[REST-12] the document is valid OpenAPI 3.1; operations have names of their own', async () => {
  const result = await validate(JSON.parse(writtenDocument()));
  expect(result.valid ? '' : compileErrors(result)).toBe('');
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
