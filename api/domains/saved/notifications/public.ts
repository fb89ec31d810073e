export { notifyOfListings } from './listing-news.ts';
export { listingNewsJob, queueListingNews } from './queue-listing-news.ts';
export { mailNotifications } from './mail.ts';
export { notificationMailJob, queueNotificationMails } from './mail-job.ts';
export { notifyRecipients } from './notify.ts';
export { pushJob, pushMessageJob, pushNotifications, sendPush } from './push/push-job.ts';
