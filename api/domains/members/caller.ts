import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../../platform/identity/public.ts';
import { deviceOf } from './device.ts';
import { deviceCookie } from './known-device.ts';
import { signUpCookie } from './own-sign-up.ts';

/** The origin of a call to an account. */
export interface Caller {
  /** Address on the network. */
  readonly address: string;
  /** In words. */
  readonly device: string;
  /** The browser's sealed cookies of earlier sign-ins. */
  readonly deviceCookie?: string | undefined;
  /** The browser's sealed cookie of its last sign-up. */
  readonly signUpCookie?: string | undefined;
  readonly requestId: string;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  deviceCookie: cookieOf(request, deviceCookie.name),
  signUpCookie: cookieOf(request, signUpCookie.name),
  requestId: request.id,
});
