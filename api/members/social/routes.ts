import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInFailure } from '@verandah/market';
import { Refusal } from '../../refusal.ts';
import type { Routes, Service } from '../../service.ts';
import { audit } from '../audit.ts';
import { cookieOf, setCookie } from '../cookies.ts';
import { limitTokens } from '../limits.ts';
import { newSecret } from '../secrets.ts';
import { surelySignedIn } from '../sessions.ts';
import { newToken } from '../token-store.ts';
import { codeCookie } from './exchange.ts';
import { knownMember, linkToMember } from './known-member.ts';
import { developmentProviderRoutes } from './development-provider.ts';
import { providersOf, type SignInProvider } from './provider.ts';
import { ownPage, packTrip, tripCookie, unpackTrip, withParameters, type Trip } from './sign-in-trip.ts';
import { comeBackFrom, leaveFor, providerWords } from './trip-to-provider.ts';

interface Address { Params: { provider: string }; Querystring: { returnTo?: string; link?: string } }

const codeMinutes = 2;

/**
 * `GET /auth/social/{provider}?returnTo=/alerts`: to the provider and, by `GET /auth/social/{provider}/return`, back to the page with
 * `providerName` and either `authCode` (exchanged once, by this browser only, at `POST /auth/social`), `fullName` and `email`, or `authError`.
 * With `link=1` a member who is signed in links the provider.
 */
export const socialRoutes: Routes = async (app, service) => {
  const { settings, sessionKey } = service;
  const { publicUrl } = settings;
  const named = (name: string): SignInProvider => {
    const provider = providersOf(settings).find((each) => each.name === name);
    if (!provider) throw new Refusal('not-found', 'There is no such sign-in provider.');
    return provider;
  };
  const back = (reply: FastifyReply, page: string, parameters: Parameters<typeof withParameters>[2]): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(withParameters(page, publicUrl, parameters), 303);

  app.get<Address>('/auth/social/:provider', async (request, reply) => {
    const provider = named(request.params.provider);
    await limitTokens(service.database, request.ip);
    const returnTo = ownPage(request.query.returnTo, publicUrl);
    const link = request.query.link === '1' ? await whoLinks(request, service) : undefined;
    try {
      const { url, trip } = await leaveFor(provider, publicUrl, { returnTo, link });
      setCookie(reply, publicUrl, tripCookie.name, packTrip(trip, sessionKey), tripCookie);
      return await reply.header('cache-control', 'no-store').redirect(url, 303);
    } catch (error) {
      service.reports.report(error, { operation: 'leave for a sign-in provider', requestId: request.id, details: { provider: provider.name } });
      return back(reply, returnTo, { providerName: provider.name, authError: signInFailure({}, provider.label) });
    }
  });

  app.get<Address>('/auth/social/:provider/return', async (request, reply) => {
    const provider = named(request.params.provider);
    await limitTokens(service.database, request.ip);
    const trip = unpackTrip(cookieOf(request, tripCookie.name), sessionKey);
    setCookie(reply, publicUrl, tripCookie.name, '', { ...tripCookie, maxAge: 0 });
    if (trip?.provider !== provider.name) return back(reply, '/', { providerName: provider.name, authError: 'The sign-in took too long or was begun in another browser. Please try again.' });
    try {
      return back(reply, trip.returnTo, await arrive(request, reply, provider, trip, service));
    } catch (error) {
      const words = error instanceof Refusal ? { message: error.message } : { errors: providerWords(error) };
      if (!(error instanceof Refusal)) service.reports.report(error, { operation: 'return from a sign-in provider', level: 'warning', requestId: request.id, details: { provider: provider.name } });
      return back(reply, trip.returnTo, { providerName: provider.name, authError: signInFailure(words, provider.label) });
    }
  });

  if (settings.developmentProvider) await developmentProviderRoutes(app, service);
};

/** Linking adds a way into an account: only from our own pages, by a session that has not ended. */
async function whoLinks(request: FastifyRequest, { database }: Service): Promise<number> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal('forbidden', 'This was sent from another site. Do it on our own pages.');
  return (await surelySignedIn(database, request.viewer)).memberId;
}

async function arrive(request: FastifyRequest, reply: FastifyReply, provider: SignInProvider, trip: Trip, { database, settings: { publicUrl }, log }: Service): Promise<Parameters<typeof withParameters>[2]> {
  const search = new URL(request.url, publicUrl).search;
  const claims = await comeBackFrom(provider, publicUrl, search, trip);
  const bound = newSecret();
  const { member, authCode } = await database.transaction().execute(async (transaction) => {
    if (trip.link !== undefined && request.viewer?.memberId !== trip.link) throw new Refusal('signed-out', 'Sign in first.');
    const member = trip.link === undefined
      ? await knownMember(transaction, provider, claims, publicUrl) : await linkToMember(transaction, provider, claims.subject, trip.link, publicUrl);
    const authCode = await newToken(transaction, { memberId: member.id, email: member.email, purpose: 'sign-in', minutes: codeMinutes, bound: `${provider.name} ${bound}` });
    return { member, authCode };
  });
  if (trip.link !== undefined) audit(log, 'provider-linked', { memberId: member.id, provider: provider.name, requestId: request.id });
  setCookie(reply, publicUrl, codeCookie.name, bound, codeCookie);
  return { providerName: provider.name, authCode, fullName: member.name, email: member.email };
}
