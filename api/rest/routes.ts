import type { FastifyInstance } from 'fastify';
import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { Refusal } from '../refusal.ts';
import type { Routes, Service } from '../service.ts';
import type { Call, Operation } from './operation.ts';

/** Every legacy call names the site that it belongs to: a host name. */
export const domainHeader = 'domain';
const hostName = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/i;

/** Thrown in tests when an answer is not of its documented shape. */
class WrongAnswer extends Error {}

interface Options {
  /** Holds every answer against its schema; on in tests. */
  readonly checkAnswers: boolean;
}

/** Serves operations by their paths; legacy ones below `/legacy` too. */
export const restRoutes = (operations: readonly Operation[], options: Options): Routes => (app, service) => {
  for (const each of operations) {
    serve(app, each, each.path, service, options);
    if (each.legacy) serve(app, each, `/legacy${each.path}`, service, options);
  }
};

function serve(app: FastifyInstance, each: Operation, url: string, service: Service, { checkAnswers }: Options): void {
  app.route({
    method: each.method, url, bodyLimit: 262_144,
    async handler(request, reply) {
      if (each.legacy) checkDomain(request.headers[domainHeader]);
      const call: Call<unknown, unknown, unknown> = {
        params: read('path', each.params, request.params), query: read('query', each.query, request.query),
        body: each.body === null ? undefined : read('body', each.body, request.body ?? {}),
        viewer: request.viewer, service, request, reply,
      };
      const answer = await each.handle(call);
      if (checkAnswers) check(each, answer);
      // Who reads as a member reads for themselves; shared caches keep nothing that they were not told to.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      reply.code(each.status);
      return each.status === 204 ? reply.send() : reply.send(answer);
    },
  });
}

function checkDomain(domain: string | string[] | undefined): void {
  if (typeof domain === 'string' && hostName.test(domain)) return;
  throw new Refusal('invalid', `Legacy calls carry the header "${domainHeader}" with the site's host name, such as "${domainHeader}: www.verandah.example".`, {
    problems: [{ field: domainHeader, message: 'is missing or no host name' }],
  });
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
  if (!found.success) throw new WrongAnswer(`${id} answers not as documented: ${found.issues.map((issue) => `${fieldOf(issue, 'answer')}: ${issue.message}`).join('; ')}`);
}
