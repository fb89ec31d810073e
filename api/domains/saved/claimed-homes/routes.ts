import { escapeHtml, mailPage } from '../../../platform/mail/public.ts';
import { inTransaction } from '../../../platform/database/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { readStopToken } from './stop-link.ts';
import { homeById, setTracked } from './store.ts';

/**
 * `GET /mail/home/{token}` shows a form, `POST` turns the monthly mail of a claimed home off: mail programs post by
 * themselves (RFC 8058), and opening a link changes nothing. `POST …?start` takes it back.
 */
export const homeValueRoutes: Routes = (app, { database, sessionKey }) => {
  // Mail programs post a form, url-encoded or multipart; all that counts is the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get<{ Params: { token: string } }>('/mail/home/:token', async ({ params }, reply) => {
    const id = readStopToken(params.token, sessionKey);
    if (id === undefined) return sendUnknown(reply);
    const home = await inTransaction(database, (own) => homeById(own, id));
    if (!home?.tracked) return sendStopped(reply, home?.address);
    return mailPage(
      reply,
      200,
      'Stop these emails?',
      `<p>We’ll stop emailing you what <strong>${escapeHtml(home.address)}</strong> is worth. It stays in your account.</p>` +
        '<form method="post"><button>Stop these emails</button></form>',
    );
  });
  app.post<{ Params: { token: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/mail/home/:token',
    async ({ params, query }, reply) => {
      const id = readStopToken(params.token, sessionKey);
      if (id === undefined) return sendUnknown(reply);
      const isStart = 'start' in query;
      const home = await setTracked(database, id, isStart);
      if (!isStart || home === undefined) return sendStopped(reply, home?.address);
      const text = `We’ll email you once a month what <strong>${escapeHtml(home.address)}</strong> is worth.`;
      return mailPage(reply, 200, 'Emails are on again', `<p>${text}</p>${homePage}`);
    },
  );
};

type Reply = Parameters<typeof mailPage>[0];

const homePage = '<p><a href="/">Go to the home page</a></p>';

/** @param address of the home; undefined when it is no longer claimed, so that nothing can be taken back */
const sendStopped = (reply: Reply, address: string | undefined): Reply =>
  mailPage(
    reply,
    200,
    'Emails stopped',
    address === undefined
      ? `<p>We don’t send any emails about this home.</p>${homePage}`
      : `<p>We no longer email you what <strong>${escapeHtml(address)}</strong> is worth.</p>` +
          `<form method="post" action="?start"><button class="second">Undo</button></form>${homePage}`,
  );
const sendUnknown = (reply: Reply): Reply =>
  mailPage(reply, 404, 'This link is not complete', '<p>Please open it again from the email, or copy all of it.</p>');
