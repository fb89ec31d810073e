import type { FastifyInstance } from 'fastify';
import { Refusal } from '@verandah/releases';
import type { OpsProvider } from '../settings.ts';
import type { SignInDesk } from './sign-in-desk.ts';
import type { ConsoleParts } from './console-parts.ts';
import { onwardPage } from './console-page.ts';
import { endedTrip, providerSignIn, returnPath } from './provider.ts';
import { recordSession } from './session-record.ts';

/** The redirect to the sign-in provider, and the return from it. */
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
    const rejection = await waiting(request, reply);
    if (rejection) return rejection;
    try {
      const { url, setCookie } = await outside.leave();
      return await reply.header('set-cookie', setCookie).redirect(url, 303);
    } catch (problem) {
      log.warn({ err: problem }, 'console sign-in provider unavailable');
      return page(reply, 502, {
        problem: 'The sign-in provider isn’t responding. Try again, or sign in with a token.',
      });
    }
  });
  app.get(returnPath, async (request, reply) => {
    const rejection = await waiting(request, reply);
    if (rejection) return rejection;
    reply.header('set-cookie', endedTrip(secure));
    try {
      const grant = await outside.comeBack(new URL(request.url, publicUrl).search, request.headers.cookie);
      if (grant !== null && typeof grant === 'object') {
        tries.delete(request.ip);
        signIn(reply, grant, await recordSession(client, grant, now()));
        return await reply.type('text/html; charset=utf-8').send(onwardPage());
      }
      await tries.consume(request.ip);
      return page(reply, grant === null ? 400 : 403, {
        problem: grant ?? 'The sign-in took too long or was started in another browser. Try again.',
      });
    } catch (problem) {
      if (problem instanceof Refusal && problem.reason === 'registry-away') {
        log.warn({ err: problem }, 'console session not recorded: the registry does not respond');
        return page(reply, 503, {
          problem: 'The registry of releases does not respond. Try again, or sign in with the operations token.',
        });
      }
      await tries.consume(request.ip);
      log.warn({ err: problem }, 'console sign-in rejected');
      return page(reply, 401, { problem: 'The provider didn’t sign you in. Try again, or sign in with a token.' });
    }
  });
}
