import type { FastifyReply } from 'fastify';
import type { Routes } from '../service.ts';
import { mailPage } from './mail-page.ts';
import { kindNames } from './mail.ts';
import { allowMail, isSuppressed, suppressMail } from './suppression.ts';
import { readUnsubscribe, type Unsubscribing } from './unsubscribe-token.ts';

/**
 * `GET /mail/unsubscribe/{token}` shows a form, `POST` unsubscribes: mail programs post by themselves (RFC 8058), and
 * looking at a link changes nothing. `POST …?start` takes it back.
 */
export const mailRoutes: Routes = (app, { database, sessionKey }) => {
  // Mail programs post a form, url-encoded or multipart; all that counts is the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get<{ Params: { '*': string } }>('/mail/unsubscribe/*', async ({ params }, reply) => {
    const found = await readUnsubscribe(params['*'], sessionKey);
    if (found === undefined) return unknown(reply);
    if (await isSuppressed(database, found.email, found.kind)) return stopped(reply, 'These emails are stopped', found);
    return mailPage(
      reply,
      200,
      'Stop these emails?',
      `<p>We won’t send any more emails about ${kindNames[found.kind]} to this address.</p><form method="post"><button>Stop these emails</button></form>`,
    );
  });
  app.post<{ Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/mail/unsubscribe/*',
    async ({ params, query }, reply) => {
      const found = await readUnsubscribe(params['*'], sessionKey);
      if (found === undefined) return unknown(reply);
      if ('start' in query) {
        await allowMail(database, found.email, found.kind);
        return mailPage(
          reply,
          200,
          'Emails started',
          `<p>We’ll send emails about ${kindNames[found.kind]} to this address again.</p>${home}`,
        );
      }
      await suppressMail(database, found.email, found.kind, 'unsubscribed');
      return stopped(reply, 'Emails stopped', found);
    },
  );
};

const home = '<p><a href="/">Go to the home page</a></p>';
const stopped = (reply: FastifyReply, title: string, { kind }: Unsubscribing): FastifyReply =>
  mailPage(
    reply,
    200,
    title,
    `<p>We don’t send emails about ${kindNames[kind]} to this address.</p>` +
      `<form method="post" action="?start"><button class="second">Start them again</button></form>${home}`,
  );
const unknown = (reply: FastifyReply): FastifyReply =>
  mailPage(reply, 404, 'This link is not complete', '<p>Please open it again from the email, or copy all of it.</p>');
