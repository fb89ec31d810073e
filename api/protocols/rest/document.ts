import type { Routes } from '../../platform/service.ts';
import { webhookSchemas } from '../../domains/integrations/webhooks/public.ts';
import { openApi } from './open-api.ts';
import { operations } from './operations.ts';
import { otherPaths, otherSchemas } from './other-paths.ts';

const documentOf = (site: string) =>
  openApi(operations, site, {
    paths: otherPaths(site),
    schemas: otherSchemas,
    webhooks: webhookSchemas,
  });

/** The document as JSON; by default for a local site: the client's types are generated from it. */
export const writtenDocument = (site = 'http://localhost:3000'): string => JSON.stringify(documentOf(site));

/** `/openapi.json`: requests and responses of the REST and legacy APIs, for authors of clients. */
export const openApiRoutes: Routes = (app, { settings }) => {
  // Built at the first request: it is rarely requested, and every start would wait for it.
  let document: ReturnType<typeof documentOf> | undefined;
  for (const url of ['/openapi.json', '/rest/openapi.json'])
    app.get(url, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send((document ??= documentOf(settings.publicUrl))),
    );
};
