import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { restTypes } from './client/write-rest-types.ts';
import { schema } from './graphql/schema.ts';
import { writtenDocument } from './rest/document.ts';

// What the service promises its clients, written down anew: the graph API and the REST and legacy APIs. Tests hold both against the code.
writeFileSync(new URL('schema.graphql', import.meta.url), `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync(new URL('openapi.json', import.meta.url), writtenDocument());
writeFileSync(new URL('client/rest-types.ts', import.meta.url), await restTypes(writtenDocument()));
