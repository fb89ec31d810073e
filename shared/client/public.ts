export { restClient, type RestClient, type RestClientOptions } from './rest-client.ts';
export type { components, operations, paths } from './rest-types.generated.ts';
