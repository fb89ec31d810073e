import { plural } from '@verandah/market';
import type { OfficeProfile } from '../../domains/agencies/public.ts';
import { readArguments, wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';
import { CommandProblem } from './command-problem.ts';
import type { Command, CommandContext } from './command.ts';
import { readRefusal } from './connection.ts';

/** Sends a request to the API and reads its response. @throws {CommandProblem} with the reason of a rejection */
async function requestJson<Result>(
  { connect }: CommandContext,
  host: string | undefined,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result> {
  const connection = await connect(host);
  try {
    const response = await connection.request(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new CommandProblem(await readRefusal(response));
    return (await response.json()) as Result;
  } finally {
    await connection.close();
  }
}

function officeId(text: string | undefined): number {
  if (text === undefined) throw new UsageError('OFFICE is missing: the number that was printed when it was created');
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`OFFICE is the office's number, not "${text}"`);
  return Number(text);
}

/** Creates an office. */
export const createOfficeCommand: Command = {
  words: ['office', 'create'],
  usage:
    'office create NAME [--agent-id ID] [--suburb SLUG] [--phone PHONE] [--email EMAIL] [--address ADDRESS] [--company ID] [--json]',
  async run(context) {
    const {
      values,
      positionals: [name, ...more],
    } = readArguments(context.args, {
      'agent-id': { type: 'string' },
      suburb: { type: 'string' },
      phone: { type: 'string' },
      email: { type: 'string' },
      address: { type: 'string' },
      company: { type: 'string' },
    });
    if (name === undefined) throw new UsageError('NAME is missing');
    if (more.length > 0)
      throw new UsageError(`Unexpected argument "${more[0]}"; put a name of several words in quotes`);
    const office = await requestJson<OfficeProfile>(context, values.host, 'POST', '/internal/offices', {
      name,
      agentId: values['agent-id'] ?? null,
      suburb: values.suburb ?? null,
      phone: values.phone ?? null,
      email: values.email ?? null,
      address: values.address ?? null,
      companyId: values.company === undefined ? null : wholeNumber('company', values.company, 1, 999_999_999),
    });
    context.say(
      values.json
        ? JSON.stringify(office)
        : `office ${office.id}: ${office.name} at /real-estate-agency/${office.slug}`,
    );
    return 0;
  },
};

/** Creates a feed key of an office, or revokes all of them. */
export const officeKeyCommand: Command = {
  words: ['office', 'key'],
  usage: 'office key OFFICE [--end] [--json]',
  async run(context) {
    const {
      values,
      positionals: [office],
    } = readArguments(context.args, { end: { type: 'boolean' } });
    const path = `/internal/offices/${officeId(office)}/keys`;
    if (values.end) {
      const { ended } = await requestJson<{ ended: number }>(context, values.host, 'DELETE', path);
      context.say(values.json ? JSON.stringify({ ended }) : `${plural(ended, 'key')} ended`);
      return 0;
    }
    const { key } = await requestJson<{ key: string }>(context, values.host, 'POST', path);
    context.say(values.json ? JSON.stringify({ key }) : `${key} (shown once)`);
    return 0;
  },
};

/** Invites an agent to an office by email. */
export const inviteCommand: Command = {
  words: ['office', 'invite'],
  usage: 'office invite OFFICE EMAIL [--json]',
  async run(context) {
    const {
      values,
      positionals: [office, email],
    } = readArguments(context.args, {});
    const to = officeId(office);
    if (email === undefined) throw new UsageError('EMAIL is missing');
    const invite = await requestJson<{ officeName: string; email: string; expiresAt: string }>(
      context,
      values.host,
      'POST',
      `/internal/offices/${to}/invites`,
      { email },
    );
    context.say(
      values.json
        ? JSON.stringify(invite)
        : `${invite.email} is invited to ${invite.officeName} until ${invite.expiresAt.slice(0, 10)}`,
    );
    return 0;
  },
};

const roleCommand = (word: 'add' | 'remove', role: 'admin' | 'member'): Command => ({
  words: ['admin', word],
  usage: `admin ${word} EMAIL [--json]`,
  async run(context) {
    const {
      values,
      positionals: [email],
    } = readArguments(context.args, {});
    if (email === undefined) throw new UsageError('EMAIL is missing: the address of the member');
    const member = await requestJson<{ username: string; role: string }>(
      context,
      values.host,
      'POST',
      '/internal/roles',
      {
        email,
        role,
      },
    );
    context.say(
      values.json
        ? JSON.stringify(member)
        : `${member.username} is ${role === 'admin' ? 'an admin' : 'no longer an admin'}`,
    );
    return 0;
  },
});

/** Makes a member an admin, and an admin a member. */
export const adminCommands: readonly Command[] = [roleCommand('add', 'admin'), roleCommand('remove', 'member')];
