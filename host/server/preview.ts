import type { FastifyPluginAsync } from 'fastify';
import { readPreview, type KeyRing } from '@verandah/releases';
import { fromOwnPage } from './form.ts';
import { respondWithError } from './page.ts';
import type { PageContext } from './page-context.ts';
import { endedPreviews, previewCookie } from './visit.ts';

/** The first address of a preview: the area's first route without parameters, or the home page. */
const startOf = (routes: readonly string[]): string => routes.find((route) => !/[:*]/.test(route)) ?? '/';

/**
 * `/preview/TOKEN` shows a release to this browser until the link expires, `/preview/leave` ends that at once, and
 * `/preview/panel` shows what runs in the page.
 */
export const previewLinks =
  (
    ring: Pick<KeyRing, 'problem'>,
    startingPage: (area: string, version: string) => Promise<readonly string[] | null>,
    context: PageContext,
  ): FastifyPluginAsync =>
  async (app) => {
    const { publicUrl } = context;
    const secure = publicUrl.startsWith('https:');
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    app.addHook(
      'onSend',
      async (_request, reply) =>
        void reply.headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        }),
    );

    // The page that links here, with the developer panel. A link to its own address would not load it.
    app.get('/preview/panel', async (request, reply) => {
      const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
      const { referer = '' } = request.headers;
      const from = URL.canParse(referer) ? new URL(referer) : null;
      const path = from && own.includes(from.origin) ? from.pathname + from.search : '/';
      // '//elsewhere.example' would be another site.
      return reply
        .code(303)
        .header('location', `${path.replace(/^\/+/, '/')}#performance-hub`)
        .send();
    });
    app.get('/preview/:token', async (request, reply) => {
      const { token } = request.params as { token: string };
      const preview = readPreview(token, ring, context.now());
      const routes = preview === null || preview === 'ended' ? null : await startingPage(preview.area, preview.version);
      if (preview === null || preview === 'ended' || !routes)
        return respondWithError(request, reply, preview === null ? 404 : 410, context);
      return reply
        .code(303)
        .headers({ 'set-cookie': previewCookie(token, preview, secure, context.now()), location: startOf(routes) })
        .send();
    });
    app.post('/preview/leave', async (request, reply) => {
      if (!fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
        return respondWithError(request, reply, 403, context);
      return reply
        .code(303)
        .headers({ 'set-cookie': endedPreviews(request.headers.cookie, secure), location: '/' })
        .send();
    });
  };
