export { createGraph } from '../client/create-graph.ts';
