import type { Graph } from '@verandah/graph';
import { createGraph } from '@verandah/graph/browser';
import { reportError } from './report.ts';

/**
 * Creates the browser's GraphQL client.
 * @param stillSignedIn checks the session
 */
export const createClient = (stillSignedIn: () => Promise<boolean>): Graph =>
  createGraph({
    url: '/graphql',
    clientName: 'web',
    fetch: (...given) => window.fetch(...given),
    online: () => navigator.onLine,
    stillSignedIn,
    report: (failure) => reportError(failure, `graph ${failure.operation}`),
  });
