import type { FastifyPluginAsync } from 'fastify';

/** What is no page: services, their streams and files, and what only this visitor sees. */
const noPages = [
  '/api/',
  '/auth/',
  '/compare',
  '/events',
  '/feeds/',
  '/graphql',
  '/legacy/',
  '/metrics',
  '/ops',
  '/rest/',
  '/tiles/',
];

/**
 * What robots may fetch: every page whose address is a path alone. A search with more filters than its path may hold
 * has a query; so has every form.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...noPages.map((path) => `Disallow: ${path}`),
    'Disallow: /*?',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export const robots =
  (publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
        .send(robotsText(publicUrl)),
    );
  };
