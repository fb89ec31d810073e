import type { Socket } from 'node:net';

/** What Node reports of input that it gives no handler. */
interface RequestProblem extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/** Milliseconds for which the rest of the input is still read. */
const patience = 5000;
const responded = new WeakSet<Socket>();

const responses = {
  400: ['Bad Request', 'This request is invalid.'],
  408: ['Request Timeout', 'The request took too long. Please try again.'],
  414: ['URI Too Long', 'This address is too long. Go back and choose fewer filters, or draw a simpler area.'],
  431: [
    'Request Header Fields Too Large',
    'Your browser sent more than we can read. Delete this site’s cookies and try again.',
  ],
} as const;

/**
 * Responds to input that is not a valid request with a readable message, and closes the connection: as
 * `application/problem+json`, or as text where a person reads it.
 * @param isForPerson by the first line: 'GET /for-sale?… HTTP/1.1'
 */
export function respondToUnreadable(
  problem: RequestProblem,
  socket: Socket,
  isForPerson: (line: string) => boolean = () => false,
): void {
  // Every further chunk of a long line fires the event again. It is read and dropped: cutting the connection would lose
  // the response.
  if (responded.has(socket)) return;
  if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  responded.add(socket);
  const status = statusOf(problem);
  const [title, detail] = responses[status];
  const person = isForPerson(firstLine(problem));
  const type = person ? 'text/plain; charset=utf-8' : 'application/problem+json; charset=utf-8';
  const body = person ? `${detail}\n` : JSON.stringify({ type: 'about:blank', status, title, detail });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\ncache-control: no-store\r\n\r\n${body}`,
  );
  const leave = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(leave));
}

/** As far as it came; empty if nothing is known of it. */
const firstLine = ({ rawPacket }: RequestProblem): string =>
  Buffer.isBuffer(rawPacket) ? (rawPacket.toString('latin1').split('\r\n', 1)[0] ?? '') : '';

function statusOf({ code, rawPacket }: RequestProblem): keyof typeof responses {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  // If the first line has not ended, the address is too long.
  return Buffer.isBuffer(rawPacket) && rawPacket.includes('\r\n') ? 431 : 414;
}
