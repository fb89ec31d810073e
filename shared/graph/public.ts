export { declaredDocuments, document } from './document.ts';
export type { GraphDocument } from './document.ts';
export { GraphError } from './graph.ts';
export type { Graph } from './graph.ts';
