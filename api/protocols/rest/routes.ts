import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../../platform/failure.ts';
import { Refusal } from '../../platform/problems/public.ts';
import { payPoints } from '../../platform/rate-limits/public.ts';
import type { Routes, Service } from '../../platform/service.ts';
import { mostBytes, readBodies } from './bodies.ts';
import { etagOf, isKnownTag } from './etag.ts';
import { priceOfCall } from './price-of-call.ts';
import { readPart } from './read-part.ts';
import type { Call, Operation } from '../../platform/rest/public.ts';

/** Every legacy call names the site that it belongs to: a host name. */
export const domainHeader = 'domain';
const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/i;

/** PostgreSQL's code when another transaction has changed the same row meanwhile. */
const changedMeanwhile = '40001';

/** Where an operation is served: at its path, and below the prefix by which the site passes calls on. */
const placesOf = ({ path, legacy }: Operation): readonly string[] => [path, `${legacy ? '/legacy' : '/rest'}${path}`];

/**
 * Serves operations by their paths, below `/rest` too; legacy ones below `/legacy`.
 */
export const restRoutes =
  (operations: readonly Operation[]): Routes =>
  async (app, service) => {
    const versions = versionsOf(operations);
    const serveAll = (scope: FastifyInstance, list: readonly Operation[]) => {
      for (const each of list) for (const url of placesOf(each)) serveOperation(scope, each, url, service, versions);
    };
    await app.register(async (scope) => {
      readBodies(scope, 'application/json');
      serveAll(
        scope,
        operations.filter(({ beacon }) => !beacon),
      );
    });
    await app.register(async (scope) => {
      readBodies(scope, 'application/json', 'text/plain');
      serveAll(
        scope,
        operations.filter(({ beacon }) => beacon),
      );
    });
  };

/** The reads whose responses are versions of what `conditional` operations change, by path. */
function versionsOf(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const changed = new Set(operations.filter(({ conditional }) => conditional).map(({ path }) => path));
  return new Map(
    operations.filter(({ method, path }) => method === 'GET' && changed.has(path)).map((each) => [each.path, each]),
  );
}

function serveOperation(
  app: FastifyInstance,
  each: Operation,
  url: string,
  service: Service,
  versions: ReadonlyMap<string, Operation>,
): void {
  app.route({
    method: each.method,
    url,
    bodyLimit: each.beacon ? mostBytes.beacon : mostBytes.usual,
    config: { scope: each.scope, operation: each },
    async handler(request, reply) {
      // Old clients, and pages that were opened before a release, send fields that no longer exist.
      const strict = !each.legacy && !each.beacon;
      if (each.legacy) checkDomain(request.headers[domainHeader]);
      const call: Call<unknown, unknown, unknown> = {
        params: readPart('path', each.params, request.params),
        query: readPart('query', each.query, request.query, strict),
        body: each.body === null ? undefined : readPart('body', each.body, request.body ?? {}, strict),
        viewer: request.viewer,
        service,
        request,
        reply,
      };
      await payPoints(service, request, priceOfCall(each, call.params, call.query, call.body));
      const response = await handleIfCurrent(each, versions.get(each.path), call);
      // A member's read is theirs; shared caches store nothing by default.
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', each.freshFor > 0 ? `public, max-age=${each.freshFor}` : 'no-store');
      reply.code(each.status);
      if (each.status === 204) return reply.send();
      return each.method === 'GET' && (each.freshFor > 0 || versions.has(each.path))
        ? sendWithTag(request, reply, response)
        : reply.send(response);
    },
  });
}

/**
 * Performs a call; with `If-Match` only if what it changes is still what the caller has read. The comparison and the
 * change share a transaction on one snapshot: a change that somebody else commits in between ends it.
 * @throws {Refusal} outdated
 */
async function handleIfCurrent(
  { method, conditional, handle }: Operation,
  version: Operation | undefined,
  call: Call<unknown, unknown, unknown>,
): Promise<unknown> {
  const condition = call.request.headers['if-match'];
  if (condition === undefined || method === 'GET') return handle(call);
  if (!conditional || version === undefined)
    throw new Refusal('outdated', 'This resource has no version: send the request without If-Match.');
  const outdated = new Refusal('outdated', 'This has changed since you read it. Read it again, then send your change.');
  try {
    return await call.service.database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (database) => {
        const within = { ...call, service: { ...call.service, database } };
        const etag = etagOf(
          JSON.stringify(
            await version.handle({
              ...within,
              query: readPart('query', version.query, call.request.query),
              body: undefined,
            }),
          ),
        );
        if (!isKnownTag(condition, etag)) throw outdated;
        return handle(within);
      });
  } catch (error) {
    throw codeOf(error) === changedMeanwhile ? outdated : error;
  }
}

/** A response that clients may cache: 304 when theirs is current. */
function sendWithTag(request: FastifyRequest, reply: FastifyReply, response: unknown): FastifyReply {
  const text = JSON.stringify(response);
  const etag = etagOf(text);
  reply.header('etag', etag);
  return isKnownTag(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.type('application/json; charset=utf-8').send(text);
}

function checkDomain(domain: string | string[] | undefined): void {
  if (typeof domain === 'string' && hostName.test(domain)) return;
  throw new Refusal(
    'invalid',
    `Legacy calls carry the header "${domainHeader}" with the site's host name, such as "${domainHeader}: www.verandah.example".`,
    {
      problems: [{ field: domainHeader, message: 'is missing or no host name' }],
    },
  );
}
