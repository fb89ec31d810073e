import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { makeFolder } from '../make-folder.ts';
import type { Settings } from '../settings/public.ts';

/** Puts a mail on its way. Rejects when it could not; then it is tried again. */
export type Transport = (mail: SendMailOptions & { readonly messageId: string; readonly date: Date }) => Promise<void>;

/** By the mail server of SMTP_URL; without one into files of `$DATA_DIR/outbox`, which mail programs open. */
export function mailTransport({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Transport {
  return smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox')) : smtpTransport(smtpUrl);
}

function smtpTransport(url: string): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

function folderTransport(folder: string): Transport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { message } = (await transport.sendMail(mail)) as { message: Buffer };
    makeFolder(folder);
    // The name follows from the mail: tried again after a kill it is the same file.
    const name = `${mail.date.toISOString().replaceAll(':', '')}-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 12)}.eml`;
    writeFileSync(join(folder, `.${name}`), message, { mode: 0o600 });
    renameSync(join(folder, `.${name}`), join(folder, name));
  };
}
