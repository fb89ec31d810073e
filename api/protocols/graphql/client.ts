import { sameSecret } from '../../platform/same-secret.ts';
import { type GraphClient, graphError } from '../../platform/graph/public.ts';

/**
 * Who calls. `apollographql-client-name` names the client (`web`, `ssr-web`), `x-build-secret` proves the site's own
 * server.
 * @throws {GraphQLError} BAD_BUILD_SECRET for a wrong secret: a misconfigured server should notice it immediately
 */
export function clientOf(headers: Headers, buildSecret: string): GraphClient {
  const name = headers.get('apollographql-client-name') ?? '';
  const secret = headers.get('x-build-secret');
  if (secret !== null && !sameSecret(secret, buildSecret)) {
    throw graphError(
      'BAD_BUILD_SECRET',
      'The x-build-secret header does not hold the build secret of this service.',
      401,
    );
  }
  return { name: /^[\w.-]{1,40}$/.test(name) ? name : 'unknown', trusted: secret !== null };
}
