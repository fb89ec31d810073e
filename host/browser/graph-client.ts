import { createTransport } from '@verandah/graph';
import type { Graph } from '@verandah/graph';
import { createGraph } from '@verandah/graph/browser';
import { report } from './report.ts';

/** The browser's one client. */
export const createClient = (): Graph => createGraph(createTransport({
  url: '/graphql', clientName: 'web', fetch: (...given) => window.fetch(...given),
  report: (failure) => report(failure, `graph ${failure.operation}`),
}));
