import { writeFileSync } from 'node:fs';
import { writtenDocument } from './http/document.ts';

// Writes the OpenAPI document of operations; a test compares it with the code.
writeFileSync(new URL('openapi.json', import.meta.url), writtenDocument());
