import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import { isOwnNetwork } from '@verandah/network';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { InboundMailSettings } from '../../settings/public.ts';
import { readMailApart, UnreadableMail } from './read-apart.ts';
import type { ReceivedMail } from './read-mail.ts';

/** Outcome of a mail, or of an attempt to send one; the label of a metric. */
export const inboundOutcomes = [
  'stored',
  'repeated',
  'automatic',
  'empty',
  'unknown',
  'refused',
  'throttled',
  'failed',
] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

/** A negative SMTP response. With 4xx the sender's server tries again, for days; 5xx is final. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal';
  readonly responseCode: number;
  readonly outcome: InboundOutcome;

  constructor(responseCode: 421 | 450 | 451 | 550 | 552 | 554, message: string, outcome: InboundOutcome) {
    super(message);
    this.responseCode = responseCode;
    this.outcome = outcome;
  }
}

/** Who uses received mails. */
export interface MailUser {
  /**
   * Whether mails to this token are received, for a sender at a network address.
   * @throws {MailRefusal}
   */
  check(token: string, remoteAddress: string): Promise<void>;
  /**
   * Counts a mail before its text is received, whether or not it is accepted.
   * @throws {MailRefusal}
   */
  admit(tokens: readonly string[]): Promise<void>;
  /**
   * Stores a mail: its sender's server gets a 250 once this has ended. Called again with the same mail after a crash
   * or a lost connection.
   * @param tokens each checked before; at least one
   * @throws {MailRefusal} any other error has the sender try again
   */
  take(tokens: readonly string[], mail: ReceivedMail): Promise<InboundOutcome>;
  /** For metrics. */
  count(outcome: InboundOutcome): void;
}

export interface MailReceiver {
  readonly port: number;
  /** Rejects new connections; active ones have five seconds to finish. */
  close(): Promise<void>;
}

export const inboundLimits = {
  /** Bytes of a mail with its attachments. */
  size: 10 * 1024 * 1024,
  /** Recipients of one mail. */
  recipients: 10,
  /** Maximum connections in total, and per network address outside the site. */
  clients: 50,
  clientsOfOne: 10,
  /** Milliseconds without a byte, and of a connection in all. */
  idle: 60_000,
  connection: 10 * 60_000,
} as const;

const tokenOf = /^reply\+([\da-f]{32})$/i;
const tryAgain = 'Temporary failure, please try again later';

/** The site's address for replies that belongs to a token. */
export const replyAddress = (token: string, domain: string): string => `reply+${token}@${domain}`;

/** Removes addresses for replies from a text: whoever has one can write as its owner. */
export const withoutReplyAddresses = (text: string, domain: string): string =>
  text.replace(/reply\+[\da-f]{32}@[\w.-]*/gi, (found) =>
    found.toLowerCase().includes(`@${domain}`) ? '[removed]' : found,
  );

/**
 * Receives mails by SMTP: those to addresses of `replyAddress` alone. It sends none, neither for others nor about mails
 * that it refuses, so that it can be used to relay or to bother nobody.
 * @throws {Error} with one line for the operator: port in use, certificate not readable
 */
export async function receiveMails(
  { domain, port, host, certificate }: InboundMailSettings & { readonly port: number },
  user: MailUser,
  log: Logger,
  limits: { readonly [Name in keyof typeof inboundLimits]: number } = inboundLimits,
): Promise<MailReceiver> {
  const tls = (): { cert: Buffer; key: Buffer } | undefined =>
    certificate && { cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) };
  /** Sends the SMTP response; errors other than rejections let the sender retry. */
  const response = (error: unknown, session: SMTPServerSession, callback: (error?: Error | null) => void): void => {
    const refusal = error instanceof MailRefusal ? error : new MailRefusal(451, tryAgain, 'failed');
    user.count(refusal.outcome);
    const details = { remoteAddress: session.remoteAddress, outcome: refusal.outcome, code: refusal.responseCode };
    if (refusal === error) log.info({ ...details, reason: refusal.message }, 'inbound mail rejected');
    else log.error({ ...details, err: error }, 'inbound mail not stored, sender will retry');
    callback(refusal);
  };
  const server = new SMTPServer({
    name: domain,
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls(),
    authOptional: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    size: limits.size,
    maxRecipients: limits.recipients,
    maxClients: limits.clients,
    maxCommandLength: 2048,
    socketTimeout: limits.idle,
    closeTimeout: 5000,
    logger: false,
    onConnect({ remoteAddress }, callback) {
      const same = [...server.connections].filter((each) => each.remoteAddress === remoteAddress).length;
      if (same <= limits.clientsOfOne || isOwnNetwork(remoteAddress)) return callback();
      user.count('throttled');
      return callback(new MailRefusal(421, 'Too many connections from your network', 'throttled'));
    },
    onRcptTo({ address }, session, callback) {
      const at = address.lastIndexOf('@');
      const token = tokenOf.exec(address.slice(0, at))?.[1]?.toLowerCase();
      const isOurs =
        address
          .slice(at + 1)
          .toLowerCase()
          .replace(/\.$/, '') === domain;
      const checked =
        token !== undefined && isOurs
          ? user.check(token, session.remoteAddress)
          : Promise.reject(
              new MailRefusal(
                550,
                isOurs ? 'No such address here' : 'Relaying is not allowed',
                isOurs ? 'unknown' : 'refused',
              ),
            );
      checked.then(
        () => callback(),
        (error: unknown) => response(error, session, callback),
      );
    },
    onData(stream, session, callback) {
      receive(stream, session).then(
        () => callback(null, 'Stored'),
        (error: unknown) => response(error, session, callback),
      );
    },
  });

  async function receive(stream: SMTPServerDataStream, { envelope, remoteAddress }: SMTPServerSession): Promise<void> {
    const given = envelope.rcptTo.map(({ address }) => tokenOf.exec(address.slice(0, address.lastIndexOf('@')))?.[1]);
    const tokens = [...new Set(given.flatMap((token) => token?.toLowerCase() ?? []))];
    await user.admit(tokens);
    const parts: Buffer[] = [];
    for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer);
    if (stream.sizeExceeded) throw new MailRefusal(552, `Mails are limited to ${limits.size} bytes`, 'refused');
    const nullSender = envelope.mailFrom === false || envelope.mailFrom.address === '';
    const mail = await readMailApart(Buffer.concat(parts), nullSender).catch((error: unknown) => {
      if (!(error instanceof UnreadableMail)) throw error;
      log.warn({ err: error, remoteAddress }, 'inbound mail not readable');
      throw new MailRefusal(554, 'The mail cannot be read', 'refused');
    });
    const outcome = await user.take(tokens, mail);
    user.count(outcome);
  }

  // A client that sends a byte now and then is never idle.
  server.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), limits.connection).unref();
    socket.once('close', () => clearTimeout(end));
  });
  const renewal = setInterval(() => {
    try {
      server.updateSecureContext(tls());
    } catch (error) {
      log.error({ err: error }, 'certificate for inbound mail not readable, the previous one stays in use');
    }
  }, 3_600_000).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use by another process: stop it or choose another one with INBOUND_SMTP_PORT.`,
              {
                cause: error,
              },
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  // Of single connections: clients that end early, or speak TLS badly.
  server.on('error', (error) => log.debug({ err: error }, 'inbound mail connection failed'));
  const listening = server.server.address() as AddressInfo;
  log.info({ port: listening.port, host, domain, tls: certificate !== undefined }, 'receiving mail');
  return {
    port: listening.port,
    close: () =>
      new Promise((resolve) => {
        clearInterval(renewal);
        server.close(resolve);
      }),
  };
}
