import { inTransaction } from '../../../platform/database/public.ts';
import {
  type InboundOutcome,
  MailRefusal,
  type MailUser,
  type ReceivedMail,
  withoutReplyAddresses,
} from '../../../platform/mail/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller, type LimitName } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { writeStatus } from '../inbox-store.ts';
import { receivingAgents } from '../store.ts';
import { forwardReply } from './forward-reply.ts';
import { findReplyWriter, writeReply, type ReplyWriter } from './reply-store.ts';

/**
 * Replies by email to enquiries: each is appended to its enquiry and forwarded to the other side, in one transaction,
 * before its sender's server gets a 250.
 * @param domain of `REPLIES_DOMAIN`
 */
export function repliesToEnquiries(
  { database, settings, log, telemetry }: Pick<Service, 'database' | 'settings' | 'log' | 'telemetry'>,
  domain: string,
): MailUser {
  const site = { publicUrl: settings.publicUrl, repliesDomain: domain };

  async function takeOne(token: string, mail: ReceivedMail): Promise<InboundOutcome> {
    return inTransaction(database, async (transaction) => {
      const writer = await findReplyWriter(transaction, token);
      if (!writer || writer.isRefused) return 'refused';
      const { enquiryId, side, memberId } = writer;
      const reply = {
        messageId: mail.id,
        text: forOthers(mail, writer, domain),
        otherAddress: mail.from !== writer.email?.toLowerCase(),
        attachments: mail.attachments,
      };
      const id = await writeReply(transaction, writer, reply);
      if (id === undefined) return 'repeated';
      await writeStatus(transaction, enquiryId, side === 'agent' ? 'answered' : 'new');
      if (side === 'visitor')
        await notifyRecipients(transaction, {
          kind: 'enquiry',
          targetId: enquiryId,
          by: memberId,
          to: { agentIds: await receivingAgents(transaction, enquiryId) },
          again: true,
        });
      await forwardReply(transaction, site, writer, { ...reply, id });
      log.info({ enquiryId, side, replyId: id, otherAddress: reply.otherAddress }, 'reply by email stored');
      return 'stored';
    });
  }

  return {
    count: (outcome) => telemetry.inboundMail(outcome),
    async check(token, remoteAddress) {
      const writer = await inTransaction(database, (transaction) => findReplyWriter(transaction, token));
      if (writer && !writer.isRefused) return;
      await held('reply-address', remoteAddress, 421, 'Too many unknown addresses');
      throw new MailRefusal(
        550,
        writer ? 'This address is no longer in use' : 'No such address here',
        writer ? 'refused' : 'unknown',
      );
    },
    async admit(tokens) {
      for (const token of tokens) {
        const writer = await inTransaction(database, (transaction) => findReplyWriter(transaction, token));
        if (writer) await held('enquiry-reply', writer.enquiryId, 451, 'Too many replies to this enquiry');
      }
    },
    async take(tokens, mail) {
      if (mail.isAutomatic) {
        log.info({ messageId: mail.id }, 'automatic reply left out');
        return 'automatic';
      }
      if (mail.text === '' && mail.attachments === 0) return 'empty';
      const outcomes: InboundOutcome[] = [];
      for (const token of tokens) outcomes.push(await takeOne(token, mail));
      const kinds = ['stored', 'repeated'] as const;
      const outcome = kinds.find((kind) => outcomes.includes(kind));
      if (outcome === undefined) throw new MailRefusal(550, 'This address is no longer in use', 'refused');
      return outcome;
    },
  };

  /** @throws {MailRefusal} with this code, when the limit is reached */
  async function held(limit: LimitName, who: string | number, code: 421 | 451, problem: string): Promise<void> {
    try {
      await throttleCaller(database, limit, who);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'throttled') throw new MailRefusal(code, problem, 'throttled');
      throw error;
    }
  }
}

/**
 * A reply as the other side may read it: without addresses for replies, by which they could write in another's name,
 * and where a quoted mail is left, without its head's address of who replied.
 */
function forOthers({ text, isWhole }: ReceivedMail, { email }: ReplyWriter, domain: string): string {
  const safe = withoutReplyAddresses(text, domain);
  if (!isWhole || email === null || email === '') return safe;
  return safe.replace(new RegExp(email.replace(/[^\w@]/g, String.raw`\$&`), 'gi'), '[removed]');
}
