// Prints the requests and responses of the REST and legacy APIs as TypeScript: the types of the client (shared/client).
import openapiTS, { astToString } from 'openapi-typescript';
import { writtenDocument } from '../protocols/rest/public.ts';

const nodes = await openapiTS(writtenDocument(), { alphabetize: true, silent: true });
process.stdout.write(astToString(nodes));
