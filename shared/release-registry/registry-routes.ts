import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { callNames, registryCalls, type CallName, type RegistryCall, type RegistryHandlers } from './calls.ts';
import { rejectionStatuses, RegistryRejection } from './rejection.ts';

/** @throws {RegistryRejection} 'invalid' with a line that names the field */
export function readInput<Name extends CallName>(
  name: Name,
  value: unknown,
): v.InferOutput<(typeof registryCalls)[Name]['input']> {
  const call: RegistryCall = registryCalls[name];
  const read = v.safeParse(call.input, value);
  if (read.success) return read.output as v.InferOutput<(typeof registryCalls)[Name]['input']>;
  const [issue] = read.issues;
  throw new RegistryRejection('invalid', `${v.getDotPath(issue) ?? 'The body'} ${issue.message}`);
}

/** The paths of the registry, which `handlers` respond to. */
export const registryRoutes =
  (handlers: RegistryHandlers): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((problem, request, reply) => {
      if (problem instanceof RegistryRejection) return reject(reply, problem);
      const { statusCode, message } = problem as { readonly statusCode?: number; readonly message: string };
      if (statusCode && statusCode < 500) return reply.code(statusCode).send({ reason: 'invalid', message });
      request.log.error(problem, 'release registry error');
      return reject(reply, new RegistryRejection('registry-away', 'The registry could not reach its database.'));
    });
    for (const name of callNames) {
      const call: RegistryCall = registryCalls[name];
      app.route({
        method: call.method,
        url: call.path,
        ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
        handler: async (request, reply) => {
          const input = readInput(name, inputOf(call, request));
          return send(call, reply, await (handlers[name] as (input: unknown) => Promise<unknown>)(input));
        },
      });
    }
  };

const inputOf = ({ method }: RegistryCall, request: FastifyRequest): object => ({
  ...((method === 'GET' ? request.query : request.body) as object | null),
  ...(request.params as object),
});

function send({ absent, field }: RegistryCall, reply: FastifyReply, result: unknown): FastifyReply {
  if (result === undefined) return reply.code(204).send();
  if (result !== null || absent === undefined) return reply.send(field === undefined ? result : { [field]: result });
  if (absent === 304) return reply.code(304).send();
  return reject(reply, new RegistryRejection('unknown-release', 'This release has never been published.'));
}

const reject = (reply: FastifyReply, { reason, message, headers }: RegistryRejection): FastifyReply =>
  reply.headers(headers).code(rejectionStatuses[reason]).send({ reason, message });
