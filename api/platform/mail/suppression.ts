import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import type { MailKind } from './mail.ts';

/** No mail of this kind, or none at all, goes to this address from now on. */
export async function suppressMail(database: Database, email: string, kind: MailKind | 'all'): Promise<void> {
  await database
    .insertInto('mail_suppression')
    .values({ email: email.toLowerCase(), kind, why: 'unsubscribed' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes that back, for an address that subscribes again. */
export async function allowMail(database: Database, email: string, kind: MailKind): Promise<void> {
  await database
    .deleteFrom('mail_suppression')
    .where('email', '=', email.toLowerCase())
    .where('kind', '=', kind)
    .execute();
}

export async function isSuppressed(database: Database, email: string, kind: MailKind): Promise<boolean> {
  const { rows } =
    await sql`select from mail_suppression where email = ${email.toLowerCase()} and kind in ('all', ${kind})`.execute(
      database,
    );
  return rows.length > 0;
}
