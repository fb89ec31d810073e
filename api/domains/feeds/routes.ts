import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { codeOf } from '../../platform/failure.ts';
import { Refusal, sendProblem, sendRefusal } from '../../platform/problems/public.ts';
import { throttleCaller } from '../../platform/rate-limits/public.ts';
import { pagingInput } from '../../platform/rest/public.ts';
import type { Routes, Service } from '../../platform/service.ts';
import { officeByAgentId } from './apply/office.ts';
import { endFeedKeys, giveFeedKey, officeOf, type Sender, senderOf } from '../agencies/public.ts';
import { exportRoutes } from './export/routes.ts';
import type { FeedFormat } from './format.ts';
import { validateFeed } from './import.ts';
import { jsonSchemaPath, publishedSchema } from './json/published-schema.ts';
import { BadPicture, badPictureMessage, pictureLimits } from '../../platform/picture-decoding/public.ts';
import { storeFile } from './pictures/files.ts';
import { isFileName } from '../listings/public.ts';
import { memberSender } from './office/rules.ts';
import { uploadsSeenBy } from './office/store.ts';
import { importQueue, type ImportQueue } from './queue.ts';
import { limits } from './read/limits.ts';
import { decodeApart } from './read/read-apart.ts';
import { receiveUpload, uploadReport } from './uploads.ts';
import { FeedFolder } from './watch.ts';

const senders = new WeakMap<FastifyRequest, Sender>();
const xmlTypes = new Set(['', 'application/xml', 'text/xml', 'text/plain', 'application/octet-stream']);
const uuid = v.pipe(v.string(), v.uuid());
const sourceQuery = v.object({
  source: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200, 'has at most 200 characters')),
    'http',
  ),
});
const uploadsQuery = v.object(pagingInput(20));
/** A document of 50 MB holds tens of thousands of listings. */
const reportQuery = v.object({
  only: v.optional(v.picklist(['problems'], 'must be problems')),
  ...pagingInput(1000, 5000, 999_999),
});
const agentQuery = v.object({
  agentId: v.pipe(
    v.string('names the office'),
    v.trim(),
    v.minLength(1, 'names the office'),
    v.maxLength(50, 'has at most 50 characters'),
  ),
});

function keyOf(request: FastifyRequest): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const own = request.headers['x-feed-key'];
  // A signed-in browser's own token is a bearer token too: a key that is sent beside it takes precedence.
  return typeof own === 'string' ? own.trim() : (bearer ?? '');
}

function requestSender(request: FastifyRequest): Sender {
  const found = senders.get(request);
  if (found === undefined) throw new Error('A feed route was reached without its key being checked.');
  return found;
}

const unzip = promisify(gunzip);

/** @throws {FastifyError} with status 413 when it is too large, 400 unless it is gzip */
async function unpackBody(body: Buffer): Promise<Buffer> {
  try {
    return await unzip(body, { maxOutputLength: limits.document });
  } catch (error) {
    const tooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw Object.assign(new Error('The body does not match its Content-Encoding: send gzip.'), {
      statusCode: tooLarge ? 413 : 400,
    });
  }
}

const notUnderstood = (reply: FastifyReply, [issue]: readonly v.BaseIssue<unknown>[]): FastifyReply =>
  sendProblem(reply, {
    status: 400,
    title: 'Invalid request',
    detail: `${String(issue?.path?.[0]?.key ?? 'The query')} ${issue?.message ?? 'is not known'}.`,
  });

const bodyOf = (request: FastifyRequest): Uint8Array | null =>
  request.body instanceof Uint8Array && request.body.length > 0 ? request.body : null;
const noBody = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, {
    status: 400,
    title: 'No document',
    detail: 'Send the document as the body of the request: REAXML, or JSON to /feeds/listings.',
  });

function refuseError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const status = error.statusCode ?? 500;
  if (status === 413)
    return sendProblem(reply, {
      status,
      title: 'Too large',
      detail: request.url.startsWith('/feeds/files/')
        ? badPictureMessage('too-many-bytes', 'feed')
        : `A feed can have at most ${limits.document / 1024 / 1024} MB. Send it in parts.`,
    });
  if (status < 500) return sendProblem(reply, { status, title: 'Invalid request', detail: error.message });
  request.log.error(error, 'feed upload failed');
  return sendProblem(reply, {
    status: 503,
    title: 'Not available',
    detail: 'The API cannot accept feeds at the moment. Send it again in a minute.',
  });
}

/** Where documents of a format are sent. */
function documentRoutes(
  app: FastifyInstance,
  service: Service,
  queue: ImportQueue,
  [path, format]: readonly [path: string, format: FeedFormat],
): void {
  const options = { bodyLimit: limits.document, config: { scope: 'feeds:write' } } as const;
  app.post(path, options, async (request, reply) => {
    const query = v.safeParse(sourceQuery, request.query);
    if (!query.success) return notUnderstood(reply, query.issues);
    const bytes = bodyOf(request);
    if (bytes === null) return noBody(reply);
    const from = requestSender(request);
    const id = await receiveUpload(service, await decodeApart(format, bytes), query.output.source, from, format);
    void queue.add(id, officeOf(from));
    const status = `/feeds/uploads/${id}`;
    return reply.code(202).header('location', status).send({ id, status });
  });
  app.post(`${path}/validate`, options, async (request, reply) => {
    const query = v.safeParse(sourceQuery, request.query);
    const bytes = bodyOf(request);
    return bytes === null
      ? noBody(reply)
      : validateFeed(service, bytes, query.success ? query.output.source : 'http', requestSender(request), format);
  });
}

function intakeRoutes(app: FastifyInstance, service: Service, queue: ImportQueue): void {
  const { database } = service;
  documentRoutes(app, service, queue, ['/feeds/reaxml', 'reaxml']);
  documentRoutes(app, service, queue, ['/feeds/listings', 'json']);
  app.put<{ Params: { name: string } }>(
    '/feeds/files/:name',
    { bodyLimit: pictureLimits.feed.bytes, config: { scope: 'feeds:write' } },
    async (request, reply) => {
      const { name } = request.params;
      if (!isFileName(name))
        return sendProblem(reply, {
          status: 400,
          title: 'Invalid request',
          detail: 'A file is sent by its plain name, without a path, as the document will name it.',
        });
      const bytes = bodyOf(request);
      if (bytes === null)
        return sendProblem(reply, {
          status: 400,
          title: 'No picture',
          detail: 'Send the picture as the body of the request.',
        });
      try {
        const { key: _key, ...picture } = await storeFile(service, requestSender(request), name, bytes);
        return reply.send({ name, ...picture });
      } catch (error) {
        if (!(error instanceof BadPicture)) throw error;
        return sendProblem(reply, {
          status: error.code === 'too-many-bytes' ? 413 : 415,
          title: 'No picture of ours',
          detail: error.message,
        });
      }
    },
  );
  app.get('/feeds/uploads', { config: { scope: 'feeds:read' } }, async (request, reply) => {
    const query = v.safeParse(uploadsQuery, request.query);
    if (!query.success) return notUnderstood(reply, query.issues);
    const { total, results } = await uploadsSeenBy(database, requestSender(request), query.output);
    return { total, results: results.map((upload) => ({ ...upload, href: `/feeds/uploads/${upload.id}` })) };
  });
  app.get<{ Params: { id: string } }>(
    '/feeds/uploads/:id',
    { config: { scope: 'feeds:read' } },
    async (request, reply) => {
      const query = v.safeParse(reportQuery, request.query);
      if (!query.success) return notUnderstood(reply, query.issues);
      const { only, ...page } = query.output;
      const report = v.is(uuid, request.params.id)
        ? await uploadReport(database, request.params.id, requestSender(request), {
            problemsOnly: only === 'problems',
            ...page,
          })
        : null;
      return (
        report ??
        sendProblem(reply, {
          status: 404,
          title: 'Unknown upload',
          detail: 'There is no upload with this id, or this key has no access to it.',
        })
      );
    },
  );
}

/** Keys are created and revoked by the operator. */
function keyRoutes(app: FastifyInstance, { database, log, settings }: Service): void {
  const context = { database, log, publicUrl: settings.publicUrl };
  const office = async (request: FastifyRequest, reply: FastifyReply): Promise<number | FastifyReply> => {
    if (!requestSender(request).operator)
      return sendProblem(reply, {
        status: 403,
        title: 'Operator only',
        detail: 'Only the operator creates and revokes keys.',
      });
    const query = v.safeParse(agentQuery, request.query);
    if (!query.success)
      return sendProblem(reply, {
        status: 400,
        title: 'Invalid request',
        detail: 'agentId names the office: /feeds/keys?agentId=XNWXNW.',
      });
    return (
      (await officeByAgentId(database, query.output.agentId)) ??
      sendProblem(reply, {
        status: 404,
        title: 'Unknown office',
        detail: `No office has the agentID ${query.output.agentId}.`,
      })
    );
  };
  app.post('/feeds/keys', async (request, reply) => {
    const found = await office(request, reply);
    return typeof found === 'number' ? reply.code(201).send(await giveFeedKey(context, null, found)) : found;
  });
  app.delete('/feeds/keys', async (request, reply) => {
    const found = await office(request, reply);
    return typeof found === 'number' ? endFeedKeys(context, null, found) : found;
  });
}

/** Feed intake over HTTP and from the watched folder; both end in the same queue. */
export const feedRoutes: Routes = async (app, service) => {
  const queue = importQueue(service);
  const watched = new FeedFolder(service, queue);
  app.addHook('onReady', async () => {
    await queue.resume();
    await watched.start();
  });
  app.addHook('onClose', async () => {
    await watched.close();
    await queue.close();
  });
  // Built at the first request: it is rarely requested, and every start would wait for it.
  let schema: string | undefined;
  app.get(jsonSchemaPath, async (_request, reply) =>
    // Editors on any site read it.
    reply
      .type('application/schema+json')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send((schema ??= JSON.stringify(publishedSchema(service.settings.publicUrl)))),
  );
  await app.register(async (feeds) => {
    feeds.removeAllContentTypeParsers();
    feeds.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
      request.headers['content-encoding'] === 'gzip' ? unpackBody(body) : body,
    );
    feeds.setErrorHandler(refuseError);
    // Before the body is read: a stranger's 50 MB are not taken in.
    feeds.addHook('onRequest', async (request, reply) => {
      const found =
        (await senderOf(service.database, service.settings.dataDir, keyOf(request))) ??
        (await memberSender(service.database, request.viewer ?? null));
      if (found === null) {
        await throttleCaller(service.database, 'feed-key', request.ip);
        return sendProblem(reply.header('www-authenticate', 'Bearer realm="feeds"'), {
          status: 401,
          title: 'No key',
          detail:
            'Send the office\'s feed key as "authorization: Bearer KEY" or "x-feed-key: KEY", or an access token of one of its agents.',
        });
      }
      senders.set(request, found);
      const encoding = request.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'gzip')
        return sendProblem(reply, {
          status: 415,
          title: 'Encoding not known',
          detail: `Send the body uncompressed or with Content-Encoding gzip, not ${encoding.slice(0, 60)}.`,
        });
      const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      if (request.url.startsWith('/feeds/reaxml') && !xmlTypes.has(type)) {
        return sendProblem(reply, {
          status: 415,
          title: 'Not XML',
          detail: `Send the document itself as application/xml, not as ${type.slice(0, 60)}.`,
        });
      }
      if (request.method === 'POST' && request.url.startsWith('/feeds/listings') && type !== 'application/json') {
        return sendProblem(reply, {
          status: 415,
          title: 'Not JSON',
          detail: `Send the document itself as application/json${type === '' ? '' : `, not as ${type.slice(0, 60)}`}.`,
        });
      }
      if (!found.operator && request.method !== 'GET')
        await throttleCaller(
          service.database,
          request.method === 'PUT' ? 'feed-picture' : 'feed-document',
          found.officeId,
        );
      return undefined;
    });
    intakeRoutes(feeds, service, queue);
    exportRoutes(feeds, service, requestSender);
    keyRoutes(feeds, service);
  });
};
