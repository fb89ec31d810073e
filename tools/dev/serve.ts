import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import proxy from '@fastify/http-proxy';
import { transformSync } from '@swc/core';
import { developmentVersion } from '@verandah/areas/build';
import { scriptSyntax } from '@verandah/areas/supported-browsers';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ofPage, requestHeaders, responseHeaders, type Places } from './headers.ts';
import type { ErrorReports } from './error-reports.ts';
import { clientAddress } from './frame.ts';
import type { Pages } from './pages.ts';
import { problemPage, problemPolicy } from './problem-page.ts';
import type { Problem } from './problems.ts';
import type { ScriptMaps } from './script-maps.ts';
import type { AreaWatch, News } from './watch-area.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

export interface ServeOptions extends Places {
  readonly area: string;
  readonly port: number;
  /** The folder of the browser build. */
  readonly web: string;
  readonly watch: Pick<AreaWatch, 'browserFiles'>;
  readonly pages: Pages;
  readonly maps: Pick<ScriptMaps, 'versionOf'>;
  readonly errors: Pick<ErrorReports, 'ofPage' | 'ofServer'>;
}
export interface Served {
  notify(news: News): void;
  /** Shows an error that no page was waiting for. */
  showError(failed: Problem): void;
  close(): Promise<void>;
}

/** The script of pages, with a map by which browsers name its callers as the places that log an error. */
async function clientScript(): Promise<string> {
  const { code, map = '{}' } = transformSync(await readFile(join(import.meta.dirname, 'client.ts'), 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: scriptSyntax },
    isModule: true,
    sourceMaps: true,
    filename: 'client.ts',
  });
  const ignored = JSON.stringify({ ...(JSON.parse(map) as object), ignoreList: [0], x_google_ignoreList: [0] });
  return `(() => { 'use strict'; ${code}\n})();\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(ignored).toString('base64')}\n`;
}

/**
 * The development server: the host's site on this machine's own address, with the area's pages and files from its
 * source.
 * @throws {Error} when the port is taken
 */
export async function serveArea({
  area,
  port,
  web,
  watch,
  pages,
  maps,
  errors,
  ...places
}: ServeOptions): Promise<Served> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2000 } });
  const listeners = new Set<FastifyReply>();
  let last: News | undefined;
  const script = await clientScript();

  // Rejects other host names, so that a page elsewhere cannot read from here through DNS rebinding.
  app.addHook('onRequest', async (request, reply) => {
    if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(request.host))
      return reply.code(403).type('text/plain').send('The development server responds on localhost only.');
    return undefined;
  });
  app.get(clientAddress, (_request, reply) =>
    reply.headers({ 'content-type': types['.js'], 'cache-control': 'no-store' }).send(script),
  );
  app.get('/dev/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(last ? `data: ${JSON.stringify(last)}\n\n` : ': here\n\n');
    listeners.add(reply);
    reply.raw.on('close', () => listeners.delete(reply));
  });
  const send = (message: object): void => {
    for (const listener of listeners) listener.raw.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  app.post('/dev/errors', async ({ body }, reply) => {
    const problem = await errors.ofPage(body);
    return problem ?? reply.code(400).type('text/plain').send('This is no error of a page, as client.ts sends it.');
  });
  // Errors during development are not errors of the site: client.ts reports them here.
  app.post('/rest/error-reports', { bodyLimit: 1 << 20 }, (_request, reply) => reply.code(204).send());
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get(`/r/${area}/${developmentVersion}/web/*`, async (request, reply) => {
    await watch.browserFiles();
    const name = (request.params as { '*': string })['*'];
    const path = normalize(join(web, name));
    const body = path.startsWith(web + sep) ? await readFile(path).catch(() => null) : null;
    reply.header('cache-control', 'no-store');
    if (body && extname(path) === '.js')
      reply.header('server-timing', `version;desc="${await maps.versionOf(name, body)}"`);
    return body
      ? reply.type(types[extname(path)] ?? 'application/octet-stream').send(body)
      : reply.code(404).type('text/plain').send('The build has no such file.');
  });
  await passOn(app, places, pages, errors);

  await app.listen({ port, host: 'localhost' });
  return {
    notify(news) {
      last = news;
      send(news);
    },
    showError: (failed) => send({ failed }),
    close: () => app.close(),
  };
}

/** Everything else is the host's; its pages are informed of the development build. */
async function passOn(
  app: FastifyInstance,
  places: Places,
  pages: Pages,
  errors: Pick<ErrorReports, 'ofServer'>,
): Promise<void> {
  const sendUnavailable = (reply: FastifyReply): FastifyReply =>
    reply
      .code(502)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', problemPolicy)
      .send(
        problemPage('The host can’t be reached', [
          { where: places.host, message: 'It does not respond. Once it does, load this page again.' },
        ]),
      );
  await app.register(proxy, {
    upstream: places.host,
    prefix: '/',
    undici: { headersTimeout: 60_000, bodyTimeout: 0 },
    // The proxy passes this to Fastify, which awaits it; its own type is outdated.
    // oxlint-disable-next-line typescript/no-misused-promises
    preHandler: async (request, reply) => {
      if (!pages.isPage(request)) return undefined;
      const body = request.method === 'POST' ? await textOf(request) : undefined;
      try {
        const { status, headers, html } = await pages.response(request, body);
        return await reply
          .code(status)
          .headers(headers instanceof Headers ? ofPage(headers, places) : headers)
          .send(html);
      } catch (problem) {
        if (problem instanceof TypeError && problem.message === 'fetch failed') return sendUnavailable(reply);
        const shown = await errors.ofServer(problem, `${request.method} ${request.url}`);
        return reply
          .code(500)
          .type('text/html; charset=utf-8')
          .headers({ 'content-security-policy': problemPolicy, 'cache-control': 'no-store' })
          .send(problemPage('This page can’t be shown', [shown]));
      }
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => requestHeaders(headers as FastifyRequest['headers'], places),
      rewriteHeaders: (headers) => responseHeaders(headers as FastifyRequest['headers'], places),
      onError: (reply) => void sendUnavailable(reply as unknown as FastifyReply),
    },
  });
}

/** Forms are small; a larger body is not one of our forms. */
async function textOf({ body }: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (body ?? []) as IncomingMessage) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
