import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { readsOf, readsPlugin } from './reads-header.ts';
import { EntityCache } from '../../platform/changes/public.ts';
import type { AccessToken } from '../../platform/identity/public.ts';
import { feedIntake } from '../../domains/feeds/public.ts';
import { listingLoaders } from '../../domains/listings/public.ts';
import { suburbLoader } from '../../domains/geography/locations/public.ts';
import { momentAt } from '../../platform/moment.ts';
import { authenticateRequest } from '../../domains/members/public.ts';
import { readQueries } from '../../platform/replicas/public.ts';
import { sealingKeys } from '../../platform/sealing/public.ts';
import type { Service } from '../../platform/service.ts';
import { clientOf } from './client.ts';
import { compiledOperations } from './compiled-operations.ts';
import {
  type GraphContext,
  isUnavailabilityError,
  isRefusal,
  ListBudget,
  operationTelemetry,
  publicError,
} from '../../platform/graph/public.ts';
import { costBudget } from './cost-budget.ts';
import { OperationCosts } from './operation-costs.ts';
import { foreignWrites } from './foreign-writes.ts';
import { limitPlugins } from './limits.ts';
import { operationTurns } from './operation-turns.ts';
import { isGivenUp, Turns } from '../../platform/turns/public.ts';
import { operationLog } from './operation-log.ts';
import { objectsOnly } from './objects-only.ts';
import { persistedOperations } from './persisted-operations.ts';
import { schema } from './schema.ts';
import { timeLimit } from './time-limit.ts';

/** Operations in one request. */
export const mostInBatch = 10;

/** Milliseconds after which a lagging replica is no longer read from, at the latest. */
const lagKnownAfter = 5000;

/**
 * Operations that this process has under way, and that wait for it. Those of one network are few: what is in caches
 * needs no connection, and each holds the process up for some milliseconds.
 */
const turnLimits = { most: 1000, mostAtOnce: 2, mostWaiting: 1000, longestWait: 10_000 } as const;

/** Context of a request. */
interface Caller {
  readonly address: string;
  readonly ownMachine: boolean;
  readonly token: AccessToken | null;
  /** A script of another site has sent it. */
  readonly foreign: boolean;
}

/**
 * The graph API over the fetch interface: `POST /graphql` with one operation or a list of up to 10.
 */
export function graphServer(service: Service, buildSecret: string): YogaServerInstance<Caller, GraphContext> {
  const { graphDatabase: database, settings, log, cms, travelAreas, travelTimes } = service;
  const feeds = feedIntake(service);
  const webhooks = { sessionKey: service.sessionKey, trusted: settings.webhookHosts };
  const keys = sealingKeys(service);
  const costs = new OperationCosts();
  const entityCache = new EntityCache(
    database,
    service.servers?.cluster.readsReplicas ? settings.longestLag * 1000 + lagKnownAfter : 0,
  );
  return createYoga<Caller, GraphContext>({
    schema,
    graphqlEndpoint: '/graphql',
    batching: { limit: mostInBatch },
    multipart: false,
    // The size of a body has been limited before it gets here.
    maxRequestBodySize: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...parts: unknown[]) => log.warn(partsOf(parts), 'graph server warning'),
      // A rejection goes to the caller and to the log of operations.
      error: (...parts: unknown[]) => {
        const [first] = parts;
        if (isUnavailabilityError(first)) log.error({ err: first }, 'database unavailable');
        else if (!isGivenUp(first) && !parts.every(isRefusal)) log.error(partsOf(parts), 'graph server error');
      },
    },
    maskedErrors: {
      isDev: false,
      errorMessage: 'Something went wrong on our side. Please try again.',
      maskError: publicError,
    },
    context: async ({ request, address, ownMachine, token }): Promise<GraphContext> => {
      const now = momentAt(Date.now());
      const cachedEntities = entityCache.begin();
      return {
        database,
        log,
        publicUrl: settings.publicUrl,
        repliesDomain: settings.inboundMail?.domain,
        now,
        cms,
        travelAreas,
        travelTimes,
        client: clientOf(request.headers, buildSecret),
        address,
        ownMachine,
        viewer: await authenticateRequest(service, request.headers.get('authorization')),
        token,
        listings: listingLoaders(database, now, cachedEntities),
        cachedEntities,
        suburbs: suburbLoader(database, cachedEntities),
        lists: new ListBudget(),
        reads: readsOf(request),
        feeds,
        webhooks,
        sealingKeys: keys,
        noPlaceholderImages: request.headers.has('x-no-placeholder-images'),
      };
    },
    plugins: [
      objectsOnly(),
      operationTurns(new Turns(turnLimits)),
      ...persistedOperations(),
      ...limitPlugins(settings, costs),
      foreignWrites(),
      compiledOperations(),
      readQueries(),
      timeLimit(settings.graphTimeout),
      readsPlugin(),
      operationTelemetry(service.telemetry),
      operationLog(),
      costBudget(costs, service.spending),
    ],
  });
}

/** Fields of a log line: the first error as `err`, everything else as it came. */
const partsOf = (parts: readonly unknown[]): object => {
  const err = parts.find((part) => part instanceof Error);
  const others = parts.filter((part) => part !== err);
  return { ...(err && { err }), ...(others.length > 0 && { parts: others }) };
};
