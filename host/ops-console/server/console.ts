import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { grantOf, grantOfHash, hashOf, Refusal, rightsOf, type Grant, type Log, type RegistryClient } from '@verandah/releases';
import { fromOwnPage, readForm } from '../../server/form.ts';
import type { ReleaseSet } from '../../server/release-set.ts';
import type { Shell } from '../../server/shell.ts';
import type { OpsProvider } from '../settings.ts';
import type { SignInProps } from '../sign-in/sign-in-page.tsx';
import { consoleHeaders, consolePage, onwardPage } from './console-page.ts';
import { lastKnown } from './last-known.ts';
import { endedTrip, providerSignIn, returnPath } from './provider.ts';
import { endedSession, saysSession, sessionCookie, sessionIn, sessionSeconds } from './session.ts';
import { tries } from './tries.ts';

export interface ConsoleParts {
  readonly shell: Pick<Shell, 'version' | 'console'>;
  readonly client: Pick<RegistryClient, 'findToken' | 'note'>;
  readonly opsToken: string;
  /** 32 bytes, the same on every host. */
  readonly key: Uint8Array;
  readonly publicUrl: string;
  /** Absent: people sign in by token only. */
  readonly provider?: OpsProvider;
  readonly currentSet: () => ReleaseSet | null;
  readonly log: Log;
  readonly now?: () => number;
}

export interface Console {
  /** The pages and forms below /ops. */
  readonly routes: FastifyPluginAsync;
  /** What a call may do by its session; null: it has none. @throws {Refusal} when the session is over or another site sent it */
  readonly grantOfSession: (request: FastifyRequest) => Promise<Grant | null>;
}

const reading = new Set(['GET', 'HEAD']);
/** What stands in the log beside the token's name: one line of plain text. */
const personName = (given: unknown): string => (typeof given === 'string' ? given.replace(/[\p{C}\s]+/gu, ' ').trim().slice(0, 60) : '');

/** The operations console: signing in, its page, and what a session may do. */
export function operationsConsole({ shell, client, opsToken, key, publicUrl, provider, currentSet, log, now = Date.now }: ConsoleParts): Console {
  const secure = publicUrl.startsWith('https:');
  const counted = tries(now);
  const outside = provider && providerSignIn(provider, publicUrl, key);
  const sessionOf = ({ headers }: FastifyRequest) => sessionIn(headers.cookie, key, now());
  const fromHere = (request: FastifyRequest): boolean => fromOwnPage(request.headers, [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]);

  async function grantOfSession(request: FastifyRequest): Promise<Grant | null> {
    const session = sessionOf(request);
    if (!session) {
      if (saysSession(request.headers.cookie)) throw new Refusal('not-allowed', 'Your session has ended. Sign in again.');
      return null;
    }
    const site = request.headers['sec-fetch-site'];
    const own = reading.has(request.method) ? site === undefined || site === 'same-origin' || site === 'none' : fromHere(request);
    if (!own) throw new Refusal('not-yours', 'This was sent from another site. Do it in the console itself.');
    const { grant, tokenHash } = session;
    return tokenHash === undefined ? grant : { ...await grantOfHash(tokenHash, opsToken, client, now()), name: grant.name };
  }

  function signIn(reply: FastifyReply, grant: Grant, by: 'token' | 'provider', tokenHash?: string): void {
    reply.header('set-cookie', sessionCookie({ grant, until: now() + sessionSeconds * 1000, ...(tokenHash !== undefined && { tokenHash }) }, key, secure));
    log.info({ who: grant.name, by }, 'somebody signed in at the console');
    // Whoever may work while the registry is away signs in all the same.
    client.note({ action: 'sign-in', who: grant.name, area: grant.area, detail: { by } }).catch(() => {});
  }

  const routes: FastifyPluginAsync = async (app) => {
    const build = shell.console;
    if (!build) return;
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
    app.addHook('onSend', async (_request, reply) => void reply.headers(consoleHeaders));
    const page = (reply: FastifyReply, status: number, props: Omit<SignInProps, 'provider'> | null): FastifyReply =>
      reply.code(status).type('text/html; charset=utf-8').send(consolePage(build, props && { ...props, provider: provider !== undefined }));
    const wait = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
      const seconds = counted.wait(request.ip);
      return seconds === 0 ? undefined : page(reply.header('retry-after', String(seconds)), 429, { problem: `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.` });
    };

    app.get('/ops', (request, reply) => page(reply, 200, sessionOf(request) ? null : {}));
    app.get('/ops/', (_request, reply) => reply.redirect('/ops', 301));
    app.post('/ops/sign-in', async (request, reply) => {
      if (!fromHere(request)) return page(reply, 403, { problem: 'This form was sent from another site. Fill it in here.' });
      const waiting = wait(request, reply);
      if (waiting) return waiting;
      const { token, person } = readForm(typeof request.body === 'string' ? request.body : '');
      const given = typeof token === 'string' ? token.trim() : '';
      const name = personName(person);
      if (given === '' || name === '') return page(reply, 422, { person: name, problem: given === '' ? 'Paste a token.' : 'Say who you are: it stands in the log beside what you do.' });
      try {
        const grant = await grantOf(given, opsToken, client, now());
        counted.right(request.ip);
        signIn(reply, { ...grant, name: `${grant.name} (${name})` }, 'token', hashOf(given));
        return await reply.redirect('/ops', 303);
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        if (problem.reason === 'registry-away') return page(reply, 503, { person: name, problem: 'Tokens can\'t be looked up: the registry does not answer. The token in the file ops-token of the site\'s data folder works meanwhile.' });
        counted.wrong(request.ip);
        return page(reply, 401, { person: name, problem: /^The token is missing/.test(problem.message) ? 'No such token. Check that it was copied whole.' : problem.message });
      }
    });
    app.post('/ops/sign-out', async (request, reply) => {
      if (!fromHere(request)) return page(reply, 403, { problem: 'This form was sent from another site.' });
      return reply.header('set-cookie', endedSession(secure)).redirect('/ops', 303);
    });

    app.get('/ops/session', async (request, reply) => {
      try {
        const grant = await grantOfSession(request).catch((problem: unknown) => {
          // Reading what was known last needs no more than the session itself.
          if (problem instanceof Refusal && problem.reason === 'registry-away') return sessionOf(request)?.grant ?? null;
          throw problem;
        });
        const session = sessionOf(request);
        return { session: grant && session && { name: grant.name, rights: rightsOf(grant), until: new Date(session.until).toISOString(), hostVersion: shell.version } };
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        if (problem.reason !== 'not-allowed') return reply.code(problem.status).send({ reason: problem.reason, message: problem.message });
        // To be asked while nobody is signed in is no failure.
        return reply.header('set-cookie', endedSession(secure)).send({ session: null });
      }
    });
    app.get('/ops/last-known', async (request, reply) => (sessionOf(request) ? lastKnown(currentSet()) : reply.code(401).send({ reason: 'not-allowed', message: 'Sign in first.' })));

    if (!outside) return;
    app.get('/ops/sign-in/provider', async (request, reply) => {
      const waiting = wait(request, reply);
      if (waiting) return waiting;
      try {
        const { url, setCookie } = await outside.leave();
        return await reply.header('set-cookie', setCookie).redirect(url, 303);
      } catch (problem) {
        log.warn({ problem: String(problem) }, 'the sign-in provider of operations does not answer');
        return page(reply, 502, { problem: 'The sign-in provider does not answer. Try again, or sign in by token.' });
      }
    });
    app.get(returnPath, async (request, reply) => {
      const waiting = wait(request, reply);
      if (waiting) return waiting;
      reply.header('set-cookie', endedTrip(secure));
      try {
        const grant = await outside.comeBack(new URL(request.url, publicUrl).search, request.headers.cookie);
        if (grant !== null && typeof grant === 'object') {
          counted.right(request.ip);
          signIn(reply, grant, 'provider');
          return await reply.type('text/html; charset=utf-8').send(onwardPage());
        }
        counted.wrong(request.ip);
        return page(reply, grant === null ? 400 : 403, { problem: grant ?? 'The sign-in took too long or was begun in another browser. Try again.' });
      } catch (problem) {
        counted.wrong(request.ip);
        log.warn({ problem: String(problem) }, 'somebody came back from the sign-in provider of operations and was not let in');
        return page(reply, 401, { problem: 'The provider did not sign you in. Try again, or sign in by token.' });
      }
    });
  };
  return { routes, grantOfSession };
}
