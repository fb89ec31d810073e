import { compileErrors, validate } from '@readme/openapi-parser';
import { openApi } from './document.ts';
import { endpoints } from './endpoints.ts';

test('[REL-04] the document is valid OpenAPI 3.1; operations have unique names', async () => {
  const result = await validate(JSON.parse(JSON.stringify(openApi())));
  expect(result.valid ? '' : compileErrors(result)).toBe('');
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
});
