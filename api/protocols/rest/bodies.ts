import type { FastifyInstance } from 'fastify';

/** Bytes of a body: of what a page sends as it is left, and of everything else. */
export const mostBytes = { beacon: 65_536, usual: 262_144 } as const;

/** Bodies that are read as JSON in this scope; any other kind is rejected with 415. An empty body counts as absent. */
export function readBodies(scope: FastifyInstance, ...types: readonly string[]): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
