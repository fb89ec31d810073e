import { inTransaction } from '../../../platform/database/public.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPath, providerReturnCookie, type SignInFailureCode } from '@verandah/market';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Routes, Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import { cookieOf, newSecret, setCookie } from '../../../platform/identity/public.ts';
import { callerOf } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { noteProof } from '../session-store.ts';
import { newToken } from '../token-store.ts';
import { codeCookie } from './exchange.ts';
import { knownMember, linkToMember } from './known-member.ts';
import { memberOfIdentity } from './identity-store.ts';
import { providersOf, type SignInProvider } from '../../../platform/settings/public.ts';
import { packTrip, tripCookie, unpackTrip, withParameters, type Trip } from './sign-in-trip.ts';
import { failureCode, SignInRefusal } from './sign-in-refusal.ts';
import { comeBackFrom, leaveFor } from './trip-to-provider.ts';

interface Address {
  Params: { provider: string };
  Querystring: { returnTo?: string; link?: string; prove?: string };
}

const codeMinutes = 2;

/**
 * `GET /auth/social/{provider}?returnTo=/alerts`: to the provider and, by `GET /auth/social/{provider}/return`, back to
 * the page with `providerName` and either `authCode` (exchanged once, by this browser only, at `POST /auth/social`)
 * or `authError`, a code that has words (`sign-in-failure.ts`). A cookie marks such a return for the host. With
 * `link=1` a member who is signed in, and has shown lately who they are, links the provider. With `prove=1` they show
 * who they are by signing in there again, and come back without a code: this device is believed for some minutes.
 */
export const socialRoutes: Routes = async (app, service) => {
  const { settings, sessionKey } = service;
  const { publicUrl } = settings;
  const named = (name: string): SignInProvider => {
    const provider = providersOf(settings).find((each) => each.name === name);
    if (!provider) throw new Refusal('not-found', 'There is no such sign-in provider.');
    return provider;
  };
  const back = (reply: FastifyReply, page: string, parameters: Parameters<typeof withParameters>[2]): FastifyReply => {
    if (Object.keys(parameters).length > 0) setCookie(reply, providerReturnCookie.name, '1', providerReturnCookie);
    return reply.header('cache-control', 'no-store').redirect(withParameters(page, publicUrl, parameters), 303);
  };
  const failed = (reply: FastifyReply, page: string, provider: SignInProvider, code: SignInFailureCode): FastifyReply =>
    back(reply, page, { providerName: provider.name, authError: code });

  app.get<Address>('/auth/social/:provider', async (request, reply) => {
    const provider = named(request.params.provider);
    const returnTo = ownPath(request.query.returnTo);
    try {
      await limitTokens(service.database, request.ip);
      const link = request.query.link === '1' ? await ownDevice(request, service, surelyProven) : undefined;
      const prove = request.query.prove === '1' ? await ownDevice(request, service, surelySignedIn) : undefined;
      const { url, trip } = await leaveFor(provider, publicUrl, { returnTo, link, prove });
      setCookie(reply, tripCookie.name, packTrip(trip, sessionKey), tripCookie);
      return await reply.header('cache-control', 'no-store').redirect(url, 303);
    } catch (error) {
      // A throttled visitor sees the message on the page that they came from.
      if (error instanceof Refusal && error.kind !== 'throttled' && error.problems.length === 0) throw error;
      if (error instanceof Refusal) return failed(reply, returnTo, provider, failureCode(error));
      service.reports.report(error, {
        operation: 'leave for a sign-in provider',
        requestId: request.id,
        details: { provider: provider.name },
      });
      return failed(reply, returnTo, provider, 'failed');
    }
  });

  app.get<Address>('/auth/social/:provider/return', async (request, reply) => {
    const provider = named(request.params.provider);
    const trip = unpackTrip(cookieOf(request, tripCookie.name), sessionKey);
    setCookie(reply, tripCookie.name, '', { ...tripCookie, maxAge: 0 });
    if (trip?.provider !== provider.name) return failed(reply, '/', provider, 'too-late');
    try {
      await limitTokens(service.database, request.ip);
      return back(reply, trip.returnTo, await finishTrip(request, reply, provider, trip, service));
    } catch (error) {
      if (!(error instanceof Refusal))
        service.reports.report(error, {
          operation: 'return from a sign-in provider',
          level: 'warning',
          requestId: request.id,
          details: { provider: provider.name },
        });
      return failed(reply, trip.returnTo, provider, failureCode(error));
    }
  });

  if (settings.developmentProvider) {
    // In production it is never loaded.
    const { developmentProviderRoutes } = await import('./development-provider.ts');
    await developmentProviderRoutes(app, service);
  }
};

/**
 * Linking adds a way into an account, and proving opens it: only from our own pages, by a session that has not ended.
 */
async function ownDevice(request: FastifyRequest, { database }: Service, sure: typeof surelyProven): Promise<number> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refusal('forbidden', 'This was sent from another site. Please use our site.');
  return (await sure(database, request.viewer)).memberId;
}

async function finishTrip(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: SignInProvider,
  trip: Trip,
  { database, settings: { publicUrl }, log }: Service,
): Promise<Parameters<typeof withParameters>[2]> {
  const search = new URL(request.url, publicUrl).search;
  const claims = await comeBackFrom(provider, publicUrl, search, trip);
  if (trip.prove !== undefined) {
    const { memberId, sessionId } = await surelySignedIn(database, request.viewer);
    if (memberId !== trip.prove || (await memberOfIdentity(database, provider.name, claims.subject)) !== memberId)
      throw new SignInRefusal('not-linked', 'forbidden');
    await noteProof(database, sessionId);
    logAudit(log, 'proved', { memberId, sessionId, provider: provider.name, requestId: request.id });
    return {};
  }
  const bound = newSecret();
  const { device } = callerOf(request);
  const { member, authCode } = await inTransaction(database, async (transaction) => {
    if (trip.link !== undefined && request.viewer?.memberId !== trip.link) throw new SignInRefusal('sign-in-first');
    const member =
      trip.link === undefined
        ? await knownMember(transaction, provider, claims, device, publicUrl)
        : await linkToMember(transaction, provider, claims.subject, trip.link, device, publicUrl);
    const authCode = await newToken(transaction, {
      memberId: member.id,
      email: member.email,
      purpose: 'sign-in',
      minutes: codeMinutes,
      bound: `${provider.name} ${bound}`,
    });
    return { member, authCode };
  });
  if (trip.link !== undefined)
    logAudit(log, 'provider-linked', { memberId: member.id, provider: provider.name, requestId: request.id });
  setCookie(reply, codeCookie.name, bound, codeCookie);
  // Nothing of who it is: addresses stay in histories, logs and referrers.
  return { providerName: provider.name, authCode };
}
