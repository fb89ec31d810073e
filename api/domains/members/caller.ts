import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/identity/public.ts';
import { deviceOf } from './device.ts';
import { deviceCookie } from './known-device.ts';

/** The origin of a call to an account. */
export interface Caller {
  /** Address on the network. */
  readonly address: string;
  /** In words. */
  readonly device: string;
  /** The browser's sealed cookies of earlier sign-ins. */
  readonly deviceCookie?: string | undefined;
  readonly requestId: string;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  deviceCookie: cookieOf(request, deviceCookie.name),
  requestId: request.id,
});
