import { refreshRankings } from '../../domains/agencies/public.ts';
import { deriveAlerts, matchJob, matchListings, sendDigest, wantDigests } from '../../domains/saved/alerts/public.ts';
import { homeValueJob, mailHomeValue, queueHomeValues } from '../../domains/saved/claimed-homes/public.ts';
import { digestJob } from '../../domains/saved/joined-alerts/public.ts';
import { agentPhotoJob, fetchAgentPhoto, fetchPictures } from '../../domains/feeds/public.ts';
import {
  fetchPicturesJob,
  mergeListingsJob,
  mergeStoredListings,
  renewSearchRows,
  renewSearchRowsJob,
} from '../../domains/listings/public.ts';
import { blockedSignInJob, recordBlockedSignIn, resetLinkJob, sendResetLink } from '../../domains/members/public.ts';
import {
  listingNewsJob,
  mailNotifications,
  notificationMailJob,
  notifyOfListings,
  pushJob,
  pushMessageJob,
  pushNotifications,
  queueNotificationMails,
  sendPush,
} from '../../domains/saved/notifications/public.ts';
import { bookingMailJob, mailBooking, queueReminders, reminderJob } from '../../domains/inspections/public.ts';
import { officeEventsJob } from '../../domains/integrations/office-events/public.ts';
import { deliverWebhook, prepareEvents, webhookDeliveryJob } from '../../domains/integrations/webhooks/public.ts';
import { freezeTimesJob, logFreezeTimes, notificationJob } from '../../platform/registry/public.ts';
import { deliverNotifications } from '../../platform/release-notifications/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { mailTransport, sendMail, sendMailJob } from '../../platform/mail/public.ts';
import type { Service } from '../../platform/service.ts';
import { placeStations } from '../../domains/geography/pages/public.ts';
import { deriveAlertsJob, placeStationsJob } from '../../domains/geography/locations/public.ts';
import { deleteExpiredRows } from './tidy.ts';

/** Every kind of job that the API runs. */
export function defineJobs(service: Service): void {
  const { jobs, database, settings } = service;
  const transport = mailTransport(settings);
  // Twelve attempts cover half a day: mail servers can be unavailable for hours.
  jobs.define(sendMailJob, (data) => sendMail(service, transport, data), { retries: 12 });
  jobs.define(matchJob, async (data) => {
    await matchListings(database, data, momentAt(Date.now()));
  });
  jobs.define(listingNewsJob, (data) => notifyOfListings(database, data));
  jobs.define(fetchPicturesJob, (data, signal) => fetchPictures(service, data, signal));
  jobs.define(agentPhotoJob, (data, signal) => fetchAgentPhoto(service, data, signal), { retries: 7 });
  jobs.define(deriveAlertsJob, (data) => deriveAlerts(database, data));
  jobs.define(renewSearchRowsJob, (data) => renewSearchRows(database, data));
  jobs.define(mergeListingsJob, (data) => mergeStoredListings(database, data));
  jobs.define(placeStationsJob, async () => {
    await placeStations(database);
  });
  jobs.define(resetLinkJob, (data) => sendResetLink(service, data));
  jobs.define(blockedSignInJob, (data) => recordBlockedSignIn(database, data));
  jobs.define(digestJob, (data) => sendDigest(service, data));
  jobs.define(homeValueJob, (data) => mailHomeValue(service, data));
  jobs.define(notificationMailJob, (data) => mailNotifications(service, data));
  jobs.define(pushJob, (data) => pushNotifications(service, data));
  // Push services ask for a pause of minutes; what is half a day old is no news.
  jobs.define(pushMessageJob, (data) => sendPush(service, data), { retries: 6 });
  jobs.define(bookingMailJob, (data) => mailBooking(service, data));
  jobs.define(reminderJob, () => queueReminders(database), { cron: '*/10 * * * *' });
  jobs.define(officeEventsJob, (data) => prepareEvents(database, data));
  // Each waits for the server of one office.
  jobs.define(webhookDeliveryJob, (data) => deliverWebhook(service, data), { atOnce: 20 });
  jobs.define(notificationJob, (data) => deliverNotifications(service, data), { atOnce: 5 });
  // Hourly too, for freezes of an earlier version.
  jobs.define(freezeTimesJob, () => logFreezeTimes(database), { cron: '7 * * * *' });
  jobs.define('daily-digests', () => queueDueMails(database, 'daily'), { cron: '0 7 * * *' });
  jobs.define('weekly-digests', () => queueDueMails(database, 'weekly'), { cron: '0 8 * * 1' });
  // Daily, so that a month whose first day was missed is not lost.
  jobs.define('home-values', () => queueHomeValues(database), { cron: '20 7 * * *' });
  // Sales older than a year expire without a write, so standings are refreshed daily.
  jobs.define('agent-standings', () => refreshRankings(database, 'all'), { cron: '43 15 * * *' });
  jobs.define('tidy', () => deleteExpiredRows(database), { cron: '17 * * * *' });
}

async function queueDueMails(database: Service['database'], every: 'daily' | 'weekly'): Promise<void> {
  await wantDigests(database, every);
  await queueNotificationMails(database, every);
}
