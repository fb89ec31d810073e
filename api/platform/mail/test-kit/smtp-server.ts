import { createServer, type AddressInfo } from 'node:net';

/** What a mail server was handed. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

export interface TestSmtp {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly Received[];
  /** Whether it responds that it can't accept mails at the moment. */
  busy: boolean;
  close(): Promise<void>;
}

/**
 * A mail server that stores what it gets: enough of SMTP (RFC 5321) for a client to talk to over a real connection.
 * @param port 0 takes a free one @param keep called with each mail before it is acknowledged
 */
export async function testSmtp(port = 0, keep: (mail: Received) => void = () => undefined): Promise<TestSmtp> {
  const received: Received[] = [];
  const smtp = { busy: false };
  const server = createServer((socket) => {
    let buffer = '',
      from = '',
      to: string[] = [],
      inData = false;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    say('220 test');
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (
        let end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          const mail = { from, to, message: line };
          received.push(mail);
          keep(mail);
          say('250 stored');
        } else if (/^MAIL FROM:/i.test(line)) {
          [from, to] = [/<(.*?)>/.exec(line)?.[1] ?? '', []];
          say(smtp.busy ? '451 try again later' : '250 ok');
        } else if (/^RCPT TO:/i.test(line)) {
          to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
          say('250 ok');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 test');
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(smtp, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  });
}
