import type { FastifyReply } from 'fastify';

const style =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem;color:#1c2b2a;background:#fff}' +
  'button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#0b6b62;color:#fff;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #e0a100;outline-offset:2px}' +
  'a{color:#0b6b62}button.second{border:1px solid #6b7a78;background:none;color:inherit}form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;margin:0 0 1rem}select{font:inherit;padding:.6rem;border:1px solid #6b7a78;border-radius:.5rem;background:inherit;color:inherit}select:focus-visible{outline:3px solid #e0a100;outline-offset:2px}@media (prefers-color-scheme:dark){body{color:#e7eeed;background:#14201f}a{color:#6fd3c6}button:not(.second){background:#6fd3c6;color:#10201e}}';

/** A page behind a link of a mail: without script, never cached, for nobody's search engine. `body` is HTML. */
export function mailPage(reply: FastifyReply, status: number, title: string, body: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} | Verandah</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
}
