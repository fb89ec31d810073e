export { mailPage } from './mail-page.ts';
export { escapeHtml, mailText, type MailItem } from './mail-text.ts';
export { isAddress, type Mail, type MailKind } from './mail.ts';
export { queueMail, sendMailJob } from './queue-mail.ts';
export { mailRoutes } from './routes.ts';
export { sendMail } from './send-mail.ts';
export { allowMail, isSuppressed, suppressMail } from './suppression.ts';
export { mailTransport } from './transport.ts';
export { withoutAddresses, withoutLinks } from './without-links.ts';
export {
  inboundLimits,
  MailRefusal,
  receiveMails,
  replyAddress,
  withoutReplyAddresses,
  type InboundOutcome,
  type MailReceiver,
  type MailUser,
} from './receiving/mail-receiver.ts';
export type { ReceivedMail } from './receiving/read-mail.ts';
