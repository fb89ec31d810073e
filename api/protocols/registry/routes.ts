import {
  apiTimeHeader,
  internalTokenHeader,
  registryPath,
  RegistryRejection,
  registryRoutes as routesOf,
} from '@verandah/release-registry';
import { now } from '../../platform/clock.ts';
import { registryHandlers } from '../../platform/registry/public.ts';
import { targetHandlers } from '../../platform/release-notifications/public.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import type { Routes } from '../../platform/service.ts';
import { tokenFile } from '../../platform/token-file.ts';
import { operationProblems, printedSchema } from '../graphql/public.ts';
import { schema } from '../graphql/schema.ts';

/** The registry of releases, for the hosts of the site: never reachable from outside, and closed without the token. */
export const registryRoutes: Routes = async (app, service) => {
  const token = tokenFile(service.settings.dataDir, 'internal-token');
  const routes = routesOf({
    ...registryHandlers(service.database),
    ...targetHandlers(service),
    operationProblems: async ({ operations }) => operationProblems(schema, operations),
    schema: async () => printedSchema(),
  });
  await app.register(
    async (registry, options) => {
      registry.addHook('onRequest', async (request, reply) => {
        if (!sameSecret(request.headers[internalTokenHeader], token))
          throw new RegistryRejection('not-allowed', 'The internal token is missing or wrong.');
        // Hosts go by this clock.
        reply.header(apiTimeHeader, String(now()));
      });
      await routes(registry, options);
    },
    { prefix: registryPath },
  );
};
