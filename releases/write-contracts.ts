import { writeFileSync } from 'node:fs';
import { writtenDocument } from './http/document.ts';

// The HTTP API of operations, written down anew; a test holds the code against it.
writeFileSync(new URL('openapi.json', import.meta.url), writtenDocument());
