import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './rest-types.generated.ts';

/** The REST and legacy APIs by their types: paths, parameters, bodies and responses are checked by the compiler. */
export type RestClient = Client<paths>;

export interface RestClientOptions {
  /** The address of the API: 'https://verandah.example/rest', or a process's own address. */
  readonly address: string;
  /** Access token of a member; without it calls are a visitor's. */
  readonly token?: string;
}

/**
 * A client in a few lines: `const { data, error } = await client.GET('/location/{id}', { params: { path: { id: 7 } }
 * })`.
 */
export function restClient({ address, token }: RestClientOptions): RestClient {
  return createClient<paths>({
    baseUrl: address,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
