import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';

/** Connections to the API at most, and milliseconds that an unused one stays open. */
const [connections, keepAliveTimeout] = [128, 60_000];

const graph = /^\/graphql(?:[/?]|$)/;

const leaving = new AsyncLocalStorage<AbortSignal>();

/**
 * Connections to the API. A call is broken off when the visitor it is made for has gone, so that the API ends it too.
 */
export class ApiAgent extends Agent {
  /** @param patience milliseconds to wait for the head of a response, and without data within it */
  constructor(patience: { readonly headers: number; readonly silence: number }) {
    super({ connections, keepAliveTimeout, headersTimeout: patience.headers, bodyTimeout: patience.silence });
  }

  override request<Opaque = null>(options: Dispatcher.RequestOptions<Opaque>): Promise<Dispatcher.ResponseData<Opaque>>;
  override request<Opaque = null>(
    options: Dispatcher.RequestOptions<Opaque>,
    callback: (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void,
  ): void;
  override request<Opaque = null>(
    options: Dispatcher.RequestOptions<Opaque>,
    callback?: (error: Error | null, data: Dispatcher.ResponseData<Opaque>) => void,
  ): Promise<Dispatcher.ResponseData<Opaque>> | void {
    const signal = leaving.getStore();
    const sent = signal === undefined ? options : { ...options, signal };
    return callback === undefined ? super.request(sent) : super.request(sent, callback);
  }
}

/**
 * Lets what a request calls of the API end with the visitor who waits for it. Writes go on: browsers send some as they
 * leave a page. Of the graph API's operations the API knows itself which those are.
 */
export function endWithVisitor(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !graph.test(request.url)) return done();
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return leaving.run(gone.signal, done);
}
