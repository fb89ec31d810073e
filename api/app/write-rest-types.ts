import openapiTS, { astToString } from 'openapi-typescript';

/**
 * What the REST and legacy APIs take and answer, as TypeScript: the text of `shared/client/rest-types.ts`.
 * @param document OpenAPI as JSON
 */
export async function restTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, { alphabetize: true, silent: true });
  return `// Made of openapi.json by npm run contracts.\n${astToString(nodes)}`;
}
