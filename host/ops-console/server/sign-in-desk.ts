import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemoryLimiter } from '@verandah/rate-limits';
import type { Grant } from '@verandah/releases';
import type { SignInProps } from '../sign-in/sign-in-page.tsx';

/** What the sign-in routes share. */
export interface SignInDesk {
  /** Wrong tries to sign in, by address. */
  readonly tries: MemoryLimiter;
  readonly secure: boolean;
  readonly now: () => number;
  /** Whether a form was sent by a page of this site. */
  fromHere(request: FastifyRequest): boolean;
  /** Sends the console's document; with `props` the sign-in form. */
  page(reply: FastifyReply, status: number, props: Omit<SignInProps, 'provider'> | null): FastifyReply;
  /** The response to an address that has to wait; undefined when it need not. */
  waiting(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** Sets the session cookie and logs the sign-in. @param tokenHash of the token that revokes the session */
  signIn(reply: FastifyReply, grant: Grant, tokenHash: string): void;
}
