import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isUnmodified } from '../conditional.ts';
import { sendProblem } from '../../../platform/problems/public.ts';
import type { Routes } from '../../../platform/service.ts';
import { fileList } from './file-list.ts';
import { fileDocument, indexDocument } from './sitemap-xml.ts';

/** Seconds. */
const cacheSeconds = 3600;
const acceptsGzip = (request: FastifyRequest): boolean => new Negotiator(request).encodings(['gzip']).length > 0;

/** Streams the content, compressed if the client accepts it. A client that disconnects ends the read. */
function streamText(request: FastifyRequest, reply: FastifyReply, text: AsyncIterable<string>): FastifyReply {
  reply.type('application/xml; charset=utf-8').header('vary', 'accept-encoding');
  if (acceptsGzip(request)) reply.header('content-encoding', 'gzip');
  if (request.method === 'HEAD') return reply.send('');
  const source = Readable.from(text, { objectMode: false });
  if (!acceptsGzip(request)) return reply.send(source);
  return reply.send(
    pipeline(source, createGzip(), (problem) => {
      if (problem && problem.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        request.log.error(problem, 'sitemap stream aborted');
    }),
  );
}

/** `/sitemap.xml`, the index, and `/sitemaps/{kind}/{number}.xml`. */
export const sitemapRoutes: Routes = (app, { database, settings: { publicUrl } }) => {
  const files = fileList(database);
  app.get('/sitemap.xml', async (request, reply) => {
    const all = await files();
    const lastModified = new Date(Math.max(0, ...all.map((file) => file.lastModified.getTime())));
    if (
      isUnmodified(
        request,
        reply,
        {
          etag: `W/"${all.length}-${all.reduce((sum, { count }) => sum + count, 0)}-${lastModified.getTime()}"`,
          lastModified,
        },
        cacheSeconds,
      )
    )
      return reply.code(304).send();
    return streamText(request, reply, Readable.from([indexDocument(publicUrl, all)]));
  });
  app.get<{ Params: { kind: string; file: string } }>('/sitemaps/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params;
    const found = (await files()).find(({ path }) => path === `/sitemaps/${kind}/${file}`);
    if (!found)
      return sendProblem(reply, {
        status: 404,
        title: 'No such sitemap',
        detail: `${publicUrl}/sitemap.xml lists all sitemaps.`,
      });
    const { count, lastModified, number } = found;
    if (
      isUnmodified(
        request,
        reply,
        { etag: `W/"${kind}-${number}-${count}-${lastModified.getTime()}"`, lastModified },
        cacheSeconds,
      )
    )
      return reply.code(304).send();
    return streamText(request, reply, fileDocument(publicUrl, found.kind.entries(database, number)));
  });
};
