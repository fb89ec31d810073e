import * as v from 'valibot';
import { escapeHtml, mailPage } from '../../../../platform/mail/public.ts';
import { inTransaction } from '../../../../platform/database/public.ts';
import { Refusal } from '../../../../platform/problems/public.ts';
import { throttleCaller } from '../../../../platform/rate-limits/public.ts';
import type { Routes } from '../../../../platform/service.ts';
import { mostAlerts } from '../../joined-alerts/public.ts';
import { alertFrequencies } from '../../../members/public.ts';
import { frequencyNames, pace, type Frequency } from './frequency.ts';
import { managePath, readManageToken } from './manage-link.ts';
import { changeEmailAlert, confirmEmailAlert, stopEmailAlert } from './rules.ts';
import { subscriptionById, subscriptionOfSecret, type Subscription } from './store.ts';

const saved = v.object({ action: v.literal('save'), every: v.picklist(alertFrequencies) });

/**
 * The pages behind the links of an alert by email: `/mail/alert/confirm/{secret}` and `/mail/alert/{token}`. Opening
 * one changes nothing, so link scanners neither confirm nor stop an alert; mail programs post to the second by
 * themselves to unsubscribe (RFC 8058).
 */
export const emailAlertRoutes: Routes = (app, { database, sessionKey, travelAreas }) => {
  app.removeAllContentTypeParsers();
  // Forms of our pages are url-encoded; a mail program's own post may be anything and means "stop".
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { secret: string } }>('/mail/alert/confirm/:secret', async ({ params, ip }, reply) => {
    await throttleCaller(database, 'token', ip);
    const found = await inTransaction(database, (own) => subscriptionOfSecret(own, params.secret));
    if (found === undefined) return sendExpired(reply);
    if (found.confirmed) return reply.redirect(managePath(found.id, sessionKey), 303);
    return mailPage(
      reply,
      200,
      'Confirm your alert',
      `<p>We’ll email <strong>${escapeHtml(found.email)}</strong> about new homes for ${searchLink(found)}${paceOf(found)}.</p>` +
        '<form method="post"><button>Confirm alert</button></form>' +
        '<p>Every email has a link that changes or stops the alert. If you didn’t ask for it, close this page.</p>',
    );
  });
  app.post<{ Params: { secret: string } }>('/mail/alert/confirm/:secret', async ({ params, ip }, reply) => {
    await throttleCaller(database, 'token', ip);
    const found = await confirmEmailAlert(database, params.secret, travelAreas).catch((error: unknown) => {
      if (error instanceof Refusal && error.kind === 'unavailable') return 'unavailable' as const;
      throw error;
    });
    if (found === 'unavailable')
      return mailPage(
        reply,
        503,
        'Please try again later',
        '<p>We couldn’t work out the travel times of this alert. Open the link again in a few minutes.</p>',
      );
    if (found === undefined) return sendExpired(reply);
    if (found === 'full')
      return mailPage(
        reply,
        409,
        'You have too many alerts',
        `<p>An email address can have ${mostAlerts} alerts. Stop one with the link in its emails, then open this link again.</p>`,
      );
    return reply.redirect(`${managePath(found.id, sessionKey)}?confirmed`, 303);
  });

  app.get<{ Params: { token: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/mail/alert/:token',
    async ({ params, query }, reply) => {
      const id = readManageToken(params.token, sessionKey);
      if (id === undefined) return sendUnknown(reply);
      const found = await inTransaction(database, (own) => subscriptionById(own, id));
      if (found === undefined) return sendStopped(reply);
      const title = 'confirmed' in query ? 'Your alert is on' : 'saved' in query ? 'Alert saved' : 'Your alert';
      return managePage(reply, title, found);
    },
  );
  app.post<{ Params: { token: string } }>('/mail/alert/:token', async ({ params, body }, reply) => {
    const id = readManageToken(params.token, sessionKey);
    if (id === undefined) return sendUnknown(reply);
    const change = v.safeParse(saved, body);
    if (!change.success) {
      return (await stopEmailAlert(database, id)) ? mailsStopped(reply) : sendStopped(reply);
    }
    const found = await changeEmailAlert(database, id, change.output.every);
    return found === undefined ? sendStopped(reply) : reply.redirect(`${managePath(id, sessionKey)}?saved`, 303);
  });
};

type Reply = Parameters<typeof mailPage>[0];

const searchLink = ({ address, name }: Subscription): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;

/** What the alert is for, its frequency, and how to stop it. */
const managePage = (reply: Reply, title: string, found: Subscription): Reply =>
  mailPage(
    reply,
    200,
    title,
    found.every === 'never'
      ? `<p>We don’t send emails about new homes for ${searchLink(found)}.</p>${inAccount}` +
          frequencyForm('daily', 'Turn emails on')
      : `<p>${emailsWhom(found)}</p>${found.joined ? inAccount : ''}` +
          frequencyForm(found.every, 'Save') +
          `<form method="post"><button class="second" name="action" value="stop">${found.joined ? 'Stop these emails' : 'Stop this alert'}</button></form>`,
  );

const emailsWhom = (found: Subscription): string =>
  `We email <strong>${escapeHtml(found.email)}</strong> about new homes for ${searchLink(found)}${paceOf(found)}.`;

const frequencyForm = (chosen: Frequency, label: string): string => {
  const options = alertFrequencies.map((each) => optionOf(each, chosen)).join('');
  return (
    `<form method="post"><label for="every">How often</label><select id="every" name="every">${options}</select>` +
    `<button name="action" value="save">${label}</button></form>`
  );
};

const inAccount = '<p>This alert is in your account: <a href="/alerts">see your alerts</a>.</p>';
const paceOf = ({ every }: Subscription): string => (every === 'never' ? '' : ` ${pace[every]}`);
const optionOf = (each: Frequency, chosen: Frequency): string =>
  `<option value="${each}"${each === chosen ? ' selected' : ''}>${frequencyNames[each]}</option>`;

const home = '<p><a href="/">Go to the home page</a></p>';
const sendStopped = (reply: Reply): Reply =>
  mailPage(reply, 200, 'Alert stopped', `<p>We won’t send any more emails for this alert.</p>${home}`);
const mailsStopped = (reply: Reply): Reply =>
  mailPage(reply, 200, 'Emails stopped', `<p>We won’t send any more emails for this alert.</p>${inAccount}`);
const sendExpired = (reply: Reply): Reply =>
  mailPage(
    reply,
    410,
    'This link has expired',
    `<p>Confirmation links work for two days, and only the newest one does. Create the alert again from your search to get another.</p>${home}`,
  );
const sendUnknown = (reply: Reply): Reply =>
  mailPage(reply, 404, 'This link is not complete', '<p>Please open it again from the email, or copy all of it.</p>');
