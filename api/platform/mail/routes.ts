import type { FastifyReply } from 'fastify';
import type { Routes } from '../service.ts';
import { kindNames } from './mail.ts';
import { suppressMail } from './suppression.ts';
import { readUnsubscribe } from './unsubscribe-token.ts';

const style =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#1c2b2a;background:#fff}' +
  'button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#0b6b62;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #e0a100;outline-offset:2px}' +
  'a{color:#0b6b62}@media (prefers-color-scheme:dark){body{color:#e7eeed;background:#14201f}a{color:#6fd3c6}button{background:#6fd3c6;color:#10201e}}';

/**
 * `GET /mail/unsubscribe/{token}` shows a form, `POST` unsubscribes: mail programs post by themselves (RFC 8058), and
 * looking at a link changes nothing.
 */
export const mailRoutes: Routes = (app, { database, sessionKey }) => {
  // Mail programs post a form, url-encoded or multipart; all that counts is the token.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get<{ Params: { '*': string } }>('/mail/unsubscribe/*', async ({ params }, reply) => {
    const found = await readUnsubscribe(params['*'], sessionKey);
    if (found === undefined) return unknown(reply);
    return page(
      reply,
      200,
      'Stop these mails?',
      `<p>We will send no more ${kindNames[found.kind]} to this address.</p><form method="post"><button>Stop these mails</button></form>`,
    );
  });
  app.post<{ Params: { '*': string } }>('/mail/unsubscribe/*', async ({ params }, reply) => {
    const found = await readUnsubscribe(params['*'], sessionKey);
    if (found === undefined) return unknown(reply);
    await suppressMail(database, found.email, found.kind, 'unsubscribed');
    return page(
      reply,
      200,
      'Done',
      `<p>We will send no more ${kindNames[found.kind]} to this address.</p><p><a href="/">Go to the home page</a></p>`,
    );
  });
};

const unknown = (reply: FastifyReply): FastifyReply =>
  page(reply, 404, 'This link is not complete', '<p>Please open it again from the mail, or copy all of it.</p>');

function page(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} | Verandah</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
}
