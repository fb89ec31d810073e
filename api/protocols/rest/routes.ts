import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { Refusal, sendProblem } from '../../platform/problems/public.ts';
import type { Routes, Service } from '../../platform/service.ts';
import { readBodies } from './bodies.ts';
import { etagOf, isKnownTag } from './etag.ts';
import type { Call, Operation } from '../../platform/rest/public.ts';

/** Every legacy call names the site that it belongs to: a host name. */
export const domainHeader = 'domain';
const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/i;

/** Thrown in tests when an answer is not of its documented shape. */
class WrongAnswer extends Error {}

interface Options {
  /** Holds every answer against its schema; on in tests. */
  readonly checkAnswers: boolean;
}

/** Where an operation is served: at its path, and below the prefix by which the site passes calls on. */
const placesOf = ({ path, legacy }: Operation): readonly string[] => [path, `${legacy ? '/legacy' : '/rest'}${path}`];

/**
 * Serves operations by their paths, below `/rest` too; legacy ones below `/legacy`. Of what a path does not take it
 * says what it takes.
 */
export const restRoutes =
  (operations: readonly Operation[], options: Options): Routes =>
  async (app, service) => {
    const serveAll = (scope: FastifyInstance, list: readonly Operation[]) => {
      for (const each of list) for (const url of placesOf(each)) serve(scope, each, url, service, options);
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
    await app.register(async (scope) => refuseOtherMethods(scope, operations));
  };

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  // What they send is not looked at.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  const places = operations.flatMap((each) =>
    placesOf(each).map((url) => ({ url, shape: url.replaceAll(/:\w+/g, ':') })),
  );
  for (const urls of Map.groupBy(places, ({ shape }) => shape).values()) {
    const taken = everyMethod.filter((method) => urls.some(({ url }) => app.hasRoute({ method, url })));
    const [first] = urls;
    const others = everyMethod.filter((method) => !taken.includes(method));
    if (!first || others.length === 0) continue;
    const allow = taken.join(', ');
    app.route({
      method: others,
      url: first.url,
      handler: (request, reply) =>
        sendProblem(reply.header('allow', allow), {
          status: 405,
          title: 'The method is not allowed',
          detail: `${request.method} is not for this address; it takes ${allow}.`,
        }),
    });
  }
}

function serve(app: FastifyInstance, each: Operation, url: string, service: Service, { checkAnswers }: Options): void {
  app.route({
    method: each.method,
    url,
    bodyLimit: each.beacon ? 65_536 : 262_144,
    async handler(request, reply) {
      if (each.legacy) checkDomain(request.headers[domainHeader]);
      const call: Call<unknown, unknown, unknown> = {
        params: read('path', each.params, request.params),
        query: read('query', each.query, request.query),
        body: each.body === null ? undefined : read('body', each.body, request.body ?? {}),
        viewer: request.viewer,
        service,
        request,
        reply,
      };
      const answer = await each.handle(call);
      if (checkAnswers) check(each, answer);
      // A member's read is theirs; shared caches store nothing by default.
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', each.freshFor > 0 ? `public, max-age=${each.freshFor}` : 'no-store');
      reply.code(each.status);
      if (each.status === 204) return reply.send();
      return each.method === 'GET' && each.freshFor > 0 ? sendWithTag(request, reply, answer) : reply.send(answer);
    },
  });
}

/** A response that clients may cache: 304 when theirs is current. */
function sendWithTag(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = JSON.stringify(answer);
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

const fieldOf = (issue: BaseIssue<unknown>, part: string): string => getDotPath(issue) ?? part;

function read(part: string, schema: GenericSchema, value: unknown): unknown {
  const found = safeParse(schema, value);
  if (found.success) return found.output;
  const problems = found.issues.slice(0, 20).map((issue) => ({ field: fieldOf(issue, part), message: issue.message }));
  throw new Refusal('invalid', problems.map(({ field, message }) => `${field}: ${message}`).join(' '), { problems });
}

function check({ id, answer: schema }: Operation, answer: unknown): void {
  const found = safeParse(schema, answer === undefined ? undefined : JSON.parse(JSON.stringify(answer)));
  if (!found.success)
    throw new WrongAnswer(
      `${id} answers not as documented: ${found.issues.map((issue) => `${fieldOf(issue, 'answer')}: ${issue.message}`).join('; ')}`,
    );
}
