import type { AllClientMetadata } from 'oidc-provider';
import type { Client } from './application-store.ts';

/** An application in the terms of RFC 7591; its secret is a hash (`authorization-server.ts` compares it). */
export const clientMetadata = ({
  clientId,
  name,
  kind,
  redirectUris,
  scopes,
  secretHash,
}: Client): AllClientMetadata & { readonly client_id: string } => ({
  client_id: clientId,
  client_name: name,
  // The port of a native application's loopback address may vary.
  application_type: kind === 'public' ? 'native' : 'web',
  redirect_uris: [...redirectUris],
  grant_types: kind === 'service' ? ['client_credentials'] : ['authorization_code', 'refresh_token'],
  response_types: kind === 'service' ? [] : ['code'],
  ...(kind !== 'service' && { response_modes: ['query'] }),
  scope: scopes.join(' '),
  token_endpoint_auth_method: kind === 'public' ? 'none' : 'client_secret_basic',
  ...(secretHash !== null && { client_secret: secretHash }),
});
