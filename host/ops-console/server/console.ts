import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { grantOfHash, Refusal, rightsOf, type Grant } from '@verandah/releases';
import { fromOwnPage } from '../../server/form.ts';
import { consoleHeaders, consolePage } from './console-page.ts';
import type { ConsoleParts } from './console-parts.ts';
import { lastKnown } from './last-known.ts';
import { providerRoutes } from './provider-routes.ts';
import { endRecord } from './session-record.ts';
import { endedSession, saysSession, sessionCookie, sessionIn, sessionSeconds } from './session.ts';
import type { SignInDesk } from './sign-in-desk.ts';
import { tokenRoutes } from './token-routes.ts';
import { tryLimiter } from './tries.ts';

export interface Console {
  /** The pages and forms below /ops. */
  readonly routes: FastifyPluginAsync;
  /**
   * The rights of a call by its session; null: it has none.
   * @throws {Refusal} when the session is over or another site sent it
   */
  readonly grantOfSession: (request: FastifyRequest) => Promise<Grant | null>;
}

const reading = new Set(['GET', 'HEAD']);

/** The operations console: sign-in, page, and the rights of a session. */
export function operationsConsole(parts: ConsoleParts): Console {
  const { shell, client, opsToken, key, publicUrl, provider, currentSet, log, now = Date.now } = parts;
  const secure = publicUrl.startsWith('https:');
  const counted = tryLimiter();
  const sessionOf = ({ headers }: FastifyRequest) => sessionIn(headers.cookie, key, now());
  const fromHere = (request: FastifyRequest): boolean =>
    fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]);

  async function grantOfSession(request: FastifyRequest): Promise<Grant | null> {
    const session = sessionOf(request);
    if (!session) {
      if (saysSession(request.headers.cookie))
        throw new Refusal('not-allowed', 'Your session has ended. Sign in again.');
      return null;
    }
    const site = request.headers['sec-fetch-site'];
    const own = reading.has(request.method)
      ? site === undefined || site === 'same-origin' || site === 'none'
      : fromHere(request);
    if (!own) throw new Refusal('not-yours', 'This was sent from another site. Do it in the console itself.');
    const { grant, tokenHash, until } = session;
    const current = await grantOfHash(tokenHash, opsToken, client, now());
    // A person's rights come from their groups. The registry only decides whether the session is still valid.
    return { ...(grant.person ? grant : current), name: grant.name, signedInAt: until - sessionSeconds * 1000 };
  }

  /** The reader of last-known data, for which a session is enough while the registry is unavailable. */
  const readerOf = (request: FastifyRequest): Promise<Grant | null> =>
    grantOfSession(request).catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.reason === 'registry-away') return sessionOf(request)?.grant ?? null;
      throw problem;
    });

  const routes: FastifyPluginAsync = async (app) => {
    const build = shell.console;
    if (!build) return;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    const headers = consoleHeaders(secure);
    app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
    const desk: SignInDesk = {
      tries: counted,
      secure,
      now,
      fromHere,
      page: (reply, status, props) =>
        reply
          .code(status)
          .type('text/html; charset=utf-8')
          .send(consolePage(build, props && { ...props, provider: provider !== undefined })),
      async waiting(request, reply) {
        const seconds = await counted.wait(request.ip);
        return seconds === 0
          ? undefined
          : desk.page(reply.header('retry-after', String(seconds)), 429, {
              problem: `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
            });
      },
      signIn(reply, grant, tokenHash) {
        const by = grant.person ? 'provider' : 'token';
        reply.header(
          'set-cookie',
          sessionCookie({ grant, until: now() + sessionSeconds * 1000, tokenHash }, key, secure),
        );
        log.info({ who: grant.name, by }, 'console sign-in');
        // While the registry is unavailable, the sign-in succeeds without this entry.
        client.note({ action: 'sign-in', who: grant.name, area: grant.area, detail: { by } }).catch(() => {});
      },
    };

    app.get('/ops', (request, reply) => desk.page(reply, 200, sessionOf(request) ? null : {}));
    app.get('/ops/', (_request, reply) => reply.redirect('/ops', 301));
    app.post('/ops/sign-out', async (request, reply) => {
      if (!fromHere(request)) return desk.page(reply, 403, { problem: 'This form was sent from another site.' });
      const session = sessionOf(request);
      // The record ends all copies of the cookie. A token stays, since other people may use it.
      if (session?.grant.person)
        await endRecord(client, session).catch((problem: unknown) =>
          log.warn({ err: problem, who: session.grant.name }, 'console session not revoked in the registry'),
        );
      return reply.header('set-cookie', endedSession(secure)).redirect('/ops', 303);
    });
    app.get('/ops/session', async (request, reply) => {
      try {
        const grant = await readerOf(request);
        const session = sessionOf(request);
        return {
          session: grant &&
            session && {
              name: grant.name,
              rights: rightsOf(grant),
              until: new Date(session.until).toISOString(),
              hostVersion: shell.version,
            },
        };
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        if (problem.reason !== 'not-allowed')
          return reply.code(problem.status).send({ reason: problem.reason, message: problem.message });
        // A request without a session is not an error.
        return reply.header('set-cookie', endedSession(secure)).send({ session: null });
      }
    });
    app.get('/ops/last-known', async (request, reply) =>
      sessionOf(request)
        ? lastKnown(currentSet())
        : reply.code(401).send({ reason: 'not-allowed', message: 'Sign in first.' }),
    );
    tokenRoutes(app, desk, { client, opsToken });
    if (provider) providerRoutes(app, desk, { provider, publicUrl, key, client, log });
  };
  return { routes, grantOfSession };
}
