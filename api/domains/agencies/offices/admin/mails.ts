import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { mailText, queueMail } from '../../../../platform/mail/public.ts';
import { type Member, memberById } from '../../../members/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
}

interface Message {
  readonly subject: string;
  readonly paragraph: string;
  readonly action: { readonly label: string; readonly url: string };
}

async function sendAdminMail(
  database: Database,
  { name, email }: Reader,
  { subject, paragraph, action }: Message,
): Promise<void> {
  await queueMail(database, {
    key: `notice:privileges:${crypto.randomUUID()}`,
    email,
    kind: 'notice',
    subject,
    ...mailText({
      greeting: `Hi ${name},`,
      paragraphs: [paragraph, 'If this isn’t right, reply to this email straight away.'],
      action,
      reason: 'You’re receiving this email because access that involves you changed on Verandah.',
    }),
  });
}

/** The admin who acted, unless it was operations. */
const actorOf = async (database: Database, by: Viewer | null): Promise<Member | undefined> =>
  by === null ? undefined : memberById(database, by.memberId);

const words = {
  admin: {
    affected: 'You’re now a Verandah admin',
    paragraph: 'made you a Verandah admin. You can moderate posts, manage accounts and add other admins.',
    acted: (name: string) => `You made ${name} an admin`,
  },
  member: {
    affected: 'You’re no longer a Verandah admin',
    paragraph: 'removed your admin access and signed you out on all devices. You can still sign in as a member.',
    acted: (name: string) => `${name} is no longer an admin`,
  },
} as const;

/** Mails the member whose role changed, and the admin who changed it. */
export async function mailRoleChange(
  database: Database,
  publicUrl: string,
  by: Viewer | null,
  member: Member,
  role: 'admin' | 'member',
): Promise<void> {
  const actor = await actorOf(database, by);
  const { affected, paragraph, acted } = words[role];
  const action = { label: 'Review my account', url: `${publicUrl}/account` };
  await sendAdminMail(database, member, {
    subject: affected,
    paragraph: `${actor?.name ?? 'Our staff'} ${paragraph}`,
    action,
  });
  if (actor === undefined || actor.id === member.id) return;
  const subject = acted(member.name);
  await sendAdminMail(database, actor, { subject, paragraph: `${subject}, with your account.`, action });
}

/** Mails an office whose feed keys changed (its agents, when it has no address), and the admin who changed them. */
export async function mailKeyChange(
  database: Database,
  publicUrl: string,
  by: Viewer | null,
  officeId: number,
  what: 'made' | 'ended',
): Promise<void> {
  const { rows: readers } = await sql<Reader & { readonly office: string }>`
    select o.name as office, coalesce(m.name, o.name) as name, coalesce(o.email, m.email) as email
    from office o
    left join lateral (
      select m.name, m.email from member m join agent a on a.id = m.agent_id
      where o.email is null and a.office_id = o.id and m.deleted_at is null order by m.id limit 20
    ) m on true
    where o.id = ${officeId}::int and coalesce(o.email, m.email) is not null`.execute(database);
  const actor = await actorOf(database, by);
  const done =
    what === 'made'
      ? (office: string) => `A new feed key for ${office} was created`
      : (office: string) => `Feed keys for ${office} were revoked`;
  const action = { label: 'See the feeds', url: `${publicUrl}/agent-portal/feeds` };
  for (const reader of readers)
    await sendAdminMail(database, reader, {
      subject: done(reader.office),
      paragraph: `${done(reader.office)} by ${actor?.name ?? 'our staff'}. Whoever has a key can send and change the office’s listings.`,
      action,
    });
  if (actor === undefined || readers.some(({ email }) => email === actor.email)) return;
  const office = await database.selectFrom('office').select('name').where('id', '=', officeId).executeTakeFirst();
  const subject = done(office?.name ?? 'an office');
  await sendAdminMail(database, actor, { subject, paragraph: `${subject} with your account.`, action });
}
