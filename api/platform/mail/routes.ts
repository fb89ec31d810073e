import type { FastifyReply } from 'fastify';
import type { Routes } from '../service.ts';
import { mailPage } from './mail-page.ts';
import { escapeHtml } from './mail-text.ts';
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
    if (found === undefined) return sendUnknown(reply);
    if (await isSuppressed(database, found.email, found.kind)) return sendStopped(reply, 'You’re unsubscribed', found);
    return mailPage(
      reply,
      200,
      'Unsubscribe from these emails?',
      `<p>We’ll stop emailing <strong>${escapeHtml(found.email)}</strong> about ${kindNames[found.kind]}. Other emails stay as they are.</p><form method="post"><button>Unsubscribe</button></form>`,
    );
  });
  app.post<{ Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/mail/unsubscribe/*',
    async ({ params, query }, reply) => {
      const found = await readUnsubscribe(params['*'], sessionKey);
      if (found === undefined) return sendUnknown(reply);
      if ('start' in query) {
        await allowMail(database, found.email, found.kind);
        return mailPage(
          reply,
          200,
          'You’re subscribed again',
          `<p>We’ll email <strong>${escapeHtml(found.email)}</strong> about ${kindNames[found.kind]} again.</p>${home}`,
        );
      }
      await suppressMail(database, found.email, found.kind);
      return sendStopped(reply, 'You’re unsubscribed', found);
    },
  );
};

const home = '<p><a href="/">Go to the home page</a></p>';
const sendStopped = (reply: FastifyReply, title: string, { email, kind }: Unsubscribing): FastifyReply =>
  mailPage(
    reply,
    200,
    title,
    `<p>We no longer email <strong>${escapeHtml(email)}</strong> about ${kindNames[kind]}.</p>` +
      `<form method="post" action="?start"><button class="second">Undo</button></form>${home}`,
  );
const sendUnknown = (reply: FastifyReply): FastifyReply =>
  mailPage(reply, 404, 'This link is not complete', '<p>Please open it again from the email, or copy all of it.</p>');
