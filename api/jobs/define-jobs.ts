import { sendMailJob } from '../mail/queue-mail.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailTransport } from '../mail/transport.ts';
import type { Service } from '../service.ts';
import { tidy } from './tidy.ts';

/** Every kind of job that the service does. */
export function defineJobs(service: Service): void {
  const { jobs, database, settings } = service;
  const transport = mailTransport(settings);
  // Twelve tries reach over half a day: mail servers are away for hours.
  jobs.define(sendMailJob, (data) => sendMail(service, transport, data), { retries: 12 });
  jobs.define('tidy', () => tidy(database), { cron: '17 * * * *' });
}
