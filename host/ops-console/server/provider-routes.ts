import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal, rightsOf, type Grant } from '@verandah/releases';
import type { OpsProvider } from '../settings.ts';
import type { ConsoleParts, SignInDesk } from './console.ts';
import { onwardPage } from './console-page.ts';
import { sessionSeconds } from './session.ts';
import { endedTrip, providerSignIn, returnPath } from './provider.ts';

/**
 * The name of a session in the registry, in the letters that it takes for names of tokens: `console-ann-lee-20261123T103456Z-1f0c2a`.
 */
function sessionName(person: string, now: number, hash: string): string {
  const who = person.replaceAll(/[^A-Za-z0-9.@-]+/g, '-').slice(0, 24);
  const since = new Date(now).toISOString().replaceAll(/[:-]|\.\d+/g, '');
  return `console-${who}-${since}-${hash.slice(0, 6)}`;
}

/**
 * Stands for a session in the registry's list of tokens, so that it is listed and revoked like a token (`ops token list`,
 * `ops token revoke`). No secret belongs to the hash: nobody can use it as a token.
 * @returns the hash
 * @throws {Refusal} 'registry-away': a session that could not be revoked is not opened
 */
async function recordSession(client: ConsoleParts['client'], grant: Grant, now: number): Promise<string> {
  const hash = randomBytes(32).toString('hex');
  const [{ area, actions } = { area: null, actions: [] }] = rightsOf(grant);
  await client.createToken({
    name: sessionName(grant.name, now, hash),
    hash,
    area,
    actions,
    expiresAt: new Date(now + sessionSeconds * 1000).toISOString(),
    who: grant.name,
  });
  return hash;
}

/** The way to the sign-in provider and back. */
export function providerRoutes(
  app: FastifyInstance,
  { tries, secure, now, page, waiting, signIn }: SignInDesk,
  {
    provider,
    publicUrl,
    key,
    client,
    log,
  }: Pick<ConsoleParts, 'publicUrl' | 'key' | 'client' | 'log'> & { readonly provider: OpsProvider },
): void {
  const outside = providerSignIn(provider, publicUrl, key);

  app.get('/ops/sign-in/provider', async (request, reply) => {
    const held = waiting(request, reply);
    if (held) return held;
    try {
      const { url, setCookie } = await outside.leave();
      return await reply.header('set-cookie', setCookie).redirect(url, 303);
    } catch (problem) {
      log.warn({ err: problem }, 'the sign-in provider of operations does not answer');
      return page(reply, 502, { problem: 'The sign-in provider does not answer. Try again, or sign in by token.' });
    }
  });
  app.get(returnPath, async (request, reply) => {
    const held = waiting(request, reply);
    if (held) return held;
    reply.header('set-cookie', endedTrip(secure));
    try {
      const grant = await outside.comeBack(new URL(request.url, publicUrl).search, request.headers.cookie);
      if (grant !== null && typeof grant === 'object') {
        tries.right(request.ip);
        signIn(reply, grant, await recordSession(client, grant, now()));
        return await reply.type('text/html; charset=utf-8').send(onwardPage());
      }
      tries.wrong(request.ip);
      return page(reply, grant === null ? 400 : 403, {
        problem: grant ?? 'The sign-in took too long or was begun in another browser. Try again.',
      });
    } catch (problem) {
      if (problem instanceof Refusal && problem.reason === 'registry-away') {
        log.warn({ err: problem }, 'console session not recorded: the registry does not answer');
        return page(reply, 503, {
          problem: 'The registry of releases does not answer. Try again, or sign in by the operations token.',
        });
      }
      tries.wrong(request.ip);
      log.warn({ err: problem }, 'somebody came back from the sign-in provider of operations and was not let in');
      return page(reply, 401, { problem: 'The provider did not sign you in. Try again, or sign in by token.' });
    }
  });
}
