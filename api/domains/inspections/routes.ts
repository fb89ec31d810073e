import { addressText, inspectionText, listingAddress } from '@verandah/market';
import { escapeHtml, mailPage } from '../../platform/mail/public.ts';
import { Refusal } from '../../platform/problems/public.ts';
import type { Routes } from '../../platform/service.ts';
import { listingViews } from '../listings/public.ts';
import { readManageToken } from './manage-link.ts';
import { cancelLinkedBooking, linkedBooking } from './rules.ts';

type Reply = Parameters<typeof mailPage>[0];

/** The page behind the link of a booking's mails. Opening it changes nothing, so that link scanners cancel nothing. */
export const inspectionRoutes: Routes = (app, { database, sessionKey }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}));

  const showBooking = async (reply: Reply, token: string, title?: string): Promise<Reply> => {
    const id = readManageToken(token, sessionKey);
    if (id === undefined)
      return mailPage(
        reply,
        404,
        'This link is not complete',
        '<p>Please open it again from the email, or copy all of it.</p>',
      );
    const booking = await linkedBooking(database, id);
    const [view] = booking === undefined ? [] : await listingViews(database, [booking.listingId]);
    if (booking === undefined || view === undefined)
      return mailPage(reply, 410, 'This inspection has passed', '<p>We don’t keep registrations for long.</p>');
    const home = `<a href="${escapeHtml(listingAddress(view.canonicalUri))}">${escapeHtml(addressText(view.address))}</a>`;
    const time = `${home}, ${escapeHtml(inspectionText(booking, view.address.timeZone))}.`;
    if (booking.isCancelled)
      return mailPage(reply, 200, 'Registration cancelled', `<p>You’re not registered any more: ${time}</p>`);
    const isOver = Date.parse(booking.startsAt) <= Date.now();
    return mailPage(
      reply,
      200,
      title ?? 'Your inspection',
      `<p>You’re registered: ${time}</p>${isOver ? '' : '<form method="post"><button>Cancel registration</button></form>'}`,
    );
  };

  app.get<{ Params: { token: string } }>('/mail/inspection/:token', ({ params }, reply) =>
    showBooking(reply, params.token),
  );
  app.post<{ Params: { token: string } }>('/mail/inspection/:token', async ({ params }, reply) => {
    const id = readManageToken(params.token, sessionKey);
    if (id === undefined) return showBooking(reply, params.token);
    try {
      await cancelLinkedBooking(database, id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showBooking(reply, params.token, 'This inspection has begun');
    }
    return showBooking(reply, params.token);
  });
};
