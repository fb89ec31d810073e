import type { FastifyPluginAsync } from 'fastify';

/** What is not a page: API paths, streams and files, and private pages. */
const noPages = [
  '/api/',
  '/auth/',
  '/compare',
  '/events',
  '/feeds/',
  '/graphql',
  '/legacy/',
  '/metrics',
  '/oauth/',
  '/ops',
  '/rest/',
  '/tiles/',
];

/**
 * The text of robots.txt. Robots may fetch every page without a query. Searches with more filters than a path can hold
 * have a query, and so do form submissions.
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
