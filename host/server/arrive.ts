import type { FastifyPluginAsync } from 'fastify';
import { cookieName, ownPath, providerReturnCookie } from '@verandah/market';
import { stringifySetCookie } from 'cookie';
import { callApi } from './call-api.ts';
import { fromOwnPage, readForm } from './form.ts';
import { isSecure } from './session-cookies.ts';
import { visitorOf } from './visitor.ts';

const formBytes = 1 << 14;

/**
 * `POST /auth/arrive`: exchanges a sign-in provider's code by a form, where there is no script. The route is below
 * `/auth`, since the cookie that binds the code to this browser is sent only there.
 */
export const arrive =
  (api: string, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    app.post('/auth/arrive', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]))
        return reply
          .code(403)
          .type('text/plain; charset=utf-8')
          .send('This was sent from another site. Please use our site.');
      const form = readForm(typeof request.body === 'string' ? request.body : '');
      const text = (name: string): string => {
        const value = form[name];
        return typeof value === 'string' ? value : '';
      };
      const [providerName, authCode, back] = [text('providerName'), text('authCode'), ownPath(text('return'))];
      const visitor = visitorOf(request, []);
      const { status, body } = await callApi(api, visitor, {
        method: 'POST',
        path: '/auth/social',
        body: { providerName, authCode },
      }).catch(() => ({ status: 503, body: null })); // the visitor is sent back as at a 503 of the API
      if (visitor.setCookies.length > 0) reply.header('set-cookie', visitor.setCookies);
      if (status < 400) return reply.code(303).header('location', back).send();
      const { challenge } = (body ?? {}) as { challenge?: unknown };
      // The browser has the challenge in a cookie.
      if (typeof challenge === 'string')
        return reply
          .code(303)
          .header(
            'location',
            `/sign-in?${new URLSearchParams({ ...(back !== '/' && { return: back }), step: 'code' }).toString()}`,
          )
          .send();
      const authError = status === 403 ? 'suspended' : 'failed';
      const { name, ...reach } = providerReturnCookie;
      const secure = isSecure(request);
      return reply
        .code(303)
        .header(
          'set-cookie',
          stringifySetCookie({ name: cookieName(name, secure), value: '1', ...reach, sameSite: 'lax', secure }),
        )
        .header(
          'location',
          `/sign-in?${new URLSearchParams({ ...(back !== '/' && { return: back }), authError }).toString()}`,
        )
        .send();
    });
  };
