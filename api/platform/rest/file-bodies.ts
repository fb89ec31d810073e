import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the body, where it is a file. */
    readonly takes?: readonly string[];
  }
}

/** Bodies are files in this scope: of these media types and at most so many bytes, which a rejection names. */
export function readFileBodies(scope: FastifyInstance, types: readonly string[], mostBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Of the routes rather than of the parser: a rejection names the limit of its route.
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = mostBytes;
    route.config = { ...route.config, takes: types };
  });
}
