import type { FastifyReply } from 'fastify';
import type { Routes } from '../service.ts';
import { mailPage } from './mail-page.ts';
import { kindNames } from './mail.ts';
import { suppressMail } from './suppression.ts';
import { readUnsubscribe } from './unsubscribe-token.ts';

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
    return mailPage(
      reply,
      200,
      'Stop these emails?',
      `<p>We won’t send any more emails about ${kindNames[found.kind]} to this address.</p><form method="post"><button>Stop these emails</button></form>`,
    );
  });
  app.post<{ Params: { '*': string } }>('/mail/unsubscribe/*', async ({ params }, reply) => {
    const found = await readUnsubscribe(params['*'], sessionKey);
    if (found === undefined) return unknown(reply);
    await suppressMail(database, found.email, found.kind, 'unsubscribed');
    return mailPage(
      reply,
      200,
      'Done',
      `<p>We won’t send any more emails about ${kindNames[found.kind]} to this address.</p><p><a href="/">Go to the home page</a></p>`,
    );
  });
};

const unknown = (reply: FastifyReply): FastifyReply =>
  mailPage(reply, 404, 'This link is not complete', '<p>Please open it again from the email, or copy all of it.</p>');
