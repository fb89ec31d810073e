export { isAddress, type Mail, type MailKind } from './mail.ts';
export { mailText, type MailText } from './mail-text.ts';
export { queueMail } from './queue-mail.ts';
export { mailRoutes } from './routes.ts';
export { allowMail, isSuppressed, suppressMail } from './suppression.ts';
