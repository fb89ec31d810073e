import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/public.ts';
import { read } from './answers.ts';
import { healthInput, healthQuery, tidyInput, turnEndInput, turnInput } from './health-schema.ts';
import { addHealth, giveTurn, readHealth, takeTurn, tidyHealth } from './health.ts';

/** How releases fare, and which host judges them. */
export const healthRoutes =
  (database: Database): FastifyPluginAsync =>
  async (registry) => {
    registry.get('/health', async (request) => ({
      sums: await readHealth(database, read(healthQuery, request.query)),
    }));
    registry.post('/health', { bodyLimit: 16 << 20 }, async (request, reply) => {
      await addHealth(database, read(healthInput, request.body));
      return reply.code(204).send();
    });
    registry.post('/health/tidy', async (request, reply) => {
      await tidyHealth(database, read(tidyInput, request.body).before);
      return reply.code(204).send();
    });
    registry.post('/health/turn', async (request) => {
      const { holder, seconds } = read(turnInput, request.body);
      return { taken: await takeTurn(database, holder, seconds) };
    });
    registry.post('/health/turn/end', async (request, reply) => {
      await giveTurn(database, read(turnEndInput, request.body).holder);
      return reply.code(204).send();
    });
  };
