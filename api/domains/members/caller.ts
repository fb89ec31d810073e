import type { FastifyRequest } from 'fastify';
import { deviceOf } from './device.ts';

/** Where a call to an account comes from. */
export interface Caller {
  /** Address on the network. */
  readonly address: string;
  /** In words. */
  readonly device: string;
  readonly requestId: string;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  requestId: request.id,
});
