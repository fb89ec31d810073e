import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/public.ts';
import { quotaHeaders, Refusal } from '../problems/public.ts';
import { throttle } from '../rate-limits/public.ts';
import { read, refuse } from './answers.ts';
import { createFreeze, createToken, findToken, liftFreeze, readFreezes, readTokens, revokeToken } from './rights.ts';
import { byWhom, freezeId, freezeInput, tokenInput, tokenName, tokenQuestion } from './schema.ts';

/** Tokens and freezes. */
export const rightsRoutes =
  (database: Database): FastifyPluginAsync =>
  async (app) => {
    app.get('/tokens', async () => ({ tokens: await readTokens(database) }));
    app.post('/tokens', async (request, reply) => {
      const input = read(tokenInput, request.body);
      if (await createToken(database, input)) return reply.code(201).send({ name: input.name });
      return refuse(
        reply,
        409,
        'name-taken',
        `There is, or was, a token named ${input.name}. A name stands in the log for ever: choose another one.`,
      );
    });
    // A hash is no secret, but nothing for a log of addresses either.
    app.post('/tokens/find', async (request, reply) => {
      const token = (await findToken(database, read(tokenQuestion, request.body).hash)) ?? null;
      try {
        // Only those that there are: what strangers make up fills no table.
        if (token !== null) await throttle(database, 'operations', token.name);
      } catch (error) {
        if (!(error instanceof Refusal) || error.quota === undefined) throw error;
        return refuse(
          reply.headers(quotaHeaders(error.quota)),
          429,
          'too-often',
          `The token ${token?.name ?? ''} is used more than ${error.quota.most} times in ${error.quota.seconds} seconds. Try again in ${error.quota.wait} seconds.`,
        );
      }
      return { token };
    });
    app.post('/tokens/:name/revoke', async (request, reply) => {
      const { name } = read(tokenName, request.params);
      const { who, why } = read(byWhom, request.body);
      return (await revokeToken(database, name, who, why))
        ? { name }
        : refuse(reply, 404, 'unknown-token', `No token named ${name} is in force.`);
    });
    app.get('/freezes', async () => ({ freezes: await readFreezes(database) }));
    app.post('/freezes', async (request, reply) =>
      reply.code(201).send(await createFreeze(database, read(freezeInput, request.body))),
    );
    app.post('/freezes/:id/lift', async (request, reply) => {
      const { id } = read(freezeId, request.params);
      const { who, why } = read(byWhom, request.body);
      return (await liftFreeze(database, id, who, why))
        ? { id }
        : refuse(reply, 404, 'unknown-freeze', `There is no active freeze ${id}.`);
    });
  };
