import {
  Agent,
  request as requestPlain,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

// Not fetch(): for a small request its streams and signals cost more than twice as much, mostly in garbage collection.
const plain = new Agent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /**
   * Whether it writes. A write uses a connection of its own, which the server has not closed, and is never sent
   * twice.
   */
  readonly writes?: boolean;
}

/** No complete response arrived in time. */
export class TooLate extends Error {}

/** Posts a text over a keep-alive connection. @throws {TooLate} or the network's error */
export async function postJson(question: Question): Promise<Responded> {
  try {
    return await sendPost(question);
  } catch (problem) {
    // The server may close an idle connection at the moment when it is used again.
    if (problem instanceof Unanswered && !question.writes) return sendPost(question);
    throw problem;
  }
}

interface Responded {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: IncomingHttpHeaders;
}
class Unanswered extends Error {}

const sendPost = ({ url, headers, body, signal, timeoutMs, writes = false }: Question): Promise<Responded> =>
  new Promise((resolve, reject) => {
    let late = false;
    let hasResponse = false;
    const failed = (problem: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      reject(
        late
          ? new TooLate()
          : !hasResponse && request.reusedSocket && problem.code === 'ECONNRESET'
            ? new Unanswered()
            : problem,
      );
    };
    const take = (response: IncomingMessage): void => {
      hasResponse = true;
      const parts: Buffer[] = [];
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', failed)
        .on('end', () => {
          clearTimeout(timer);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts),
          });
        });
    };
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
    };
    const request: ClientRequest = url.startsWith('https:')
      ? requestSecure(url, { ...options, agent: !writes && secure }, take)
      : requestPlain(url, { ...options, agent: !writes && plain }, take);
    const timer = setTimeout(() => {
      late = true;
      request.destroy();
    }, timeoutMs);
    request.on('error', failed).end(body);
  });
