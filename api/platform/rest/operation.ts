import type { FastifyReply, FastifyRequest } from 'fastify';
import { object, type GenericSchema, type InferOutput } from 'valibot';
import type { Scope, Viewer } from '../identity/public.ts';
import type { Service } from '../service.ts';

/** A call of an operation with validated input. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Null for a visitor who is not signed in. */
  readonly viewer: Viewer | null;
  readonly service: Service;
  /** For headers and cookies; the body is returned. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An operation of the REST or the legacy API. Its schemas validate the input and document it. */
export interface Operation {
  /** Unique: 'agentReviews'. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root, parameters with a colon: '/agent/:id/reviews'. */
  readonly path: string;
  /** The domain, for the document's chapters. */
  readonly domain: string;
  readonly summary: string;
  /** Legacy calls carry the domain header and are served below /legacy as well. */
  readonly legacy: boolean;
  readonly status: 200 | 201 | 202 | 204;
  /**
   * Seconds for which a response that is the same for everyone may be cached; such responses carry an ETag. 0: never
   * cached.
   */
  readonly freshFor: number;
  /** Browsers may send the body as a beacon: text/plain is accepted, which needs no CORS preflight. */
  readonly beacon: boolean;
  /** Whether the call accepts an `Idempotency-Key` header; for documentation, the rules validate it. */
  readonly repeatable: 'by key' | 'by key only' | 'no';
  /**
   * Whether a write takes `If-Match` with the ETag of the GET of its path. Its rules then run within a transaction that
   * was begun before.
   */
  readonly conditional: boolean;
  /** The scope with which access tokens may make the call; undefined: none can, they are visitors here. */
  readonly scope: Scope | undefined;
  readonly params: GenericSchema;
  readonly query: GenericSchema;
  readonly body: GenericSchema | null;
  /** Schema of the response; tests validate every response with it (`test-kit/check-responses.ts`). */
  readonly response: GenericSchema;
  handle(call: Call<unknown, unknown, unknown>): Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route serves of the REST API. */
    readonly operation?: Operation;
  }
}

const nothing = object({});

interface Declared<
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Result extends GenericSchema,
>
  extends
    Partial<Pick<Operation, 'legacy' | 'status' | 'freshFor' | 'beacon' | 'repeatable' | 'conditional' | 'scope'>>,
    Pick<Operation, 'id' | 'method' | 'path' | 'domain' | 'summary'> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Result;
  /** Rules reject a call by throwing a `Refusal`. */
  handle(call: Call<InferOutput<Params>, InferOutput<Query>, InferOutput<Body>>): Promise<InferOutput<Result>>;
}

/** Declares an operation; without a schema for params, query or body it takes none. */
export function defineOperation<
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Result extends GenericSchema,
>(declared: Declared<Params, Query, Body, Result>): Operation {
  return {
    legacy: false,
    status: 200,
    freshFor: 0,
    beacon: false,
    repeatable: 'no',
    conditional: false,
    scope: undefined,
    params: nothing,
    query: nothing,
    body: null,
    ...declared,
    handle: declared.handle as Operation['handle'],
  };
}
