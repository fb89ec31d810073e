export { restClient, type RestClient, type RestClientOptions } from './rest-client.ts';
