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

/** The document as JSON, of a site on one's own machine: the client's types are made of it. */
export const writtenDocument = (): string => JSON.stringify(documentOf('http://localhost:3000'));

/** `/openapi.json`: what the REST and legacy APIs take and answer, for those who write clients. */
export const openApiRoutes: Routes = (app, { settings }) => {
  // Made for the first one who asks: few do, and every start would wait for it.
  let document: ReturnType<typeof documentOf> | undefined;
  for (const url of ['/openapi.json', '/rest/openapi.json'])
    app.get(url, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send((document ??= documentOf(settings.publicUrl))),
    );
};
