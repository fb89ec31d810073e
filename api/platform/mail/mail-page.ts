import type { FastifyReply } from 'fastify';

// Colours, sizes and shapes of the design system (shared/design/tokens), which the API can't import.
const style =
  ':root{color-scheme:light dark;--page:#fbfaf8;--surface:#fff;--text:#17211f;--muted:#55625f;--line:#e3e0da;--control:#7d8784;--strong:#cbc7be;--accent:#0b6558;--on:#fff}' +
  '@media (prefers-color-scheme:dark){:root{--page:#0f1514;--surface:#161d1b;--text:#edf2f0;--muted:#a3b1ad;--line:#2a3432;--control:#7c8a86;--strong:#3b4845;--accent:#6fd3bf;--on:#06231d}}' +
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif;color:var(--text);background:var(--page);overflow-wrap:anywhere}' +
  'header{display:flex;align-items:center;min-height:56px;padding:0 1rem;border-bottom:1px solid var(--line);background:var(--surface)}header a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;font-size:1.25rem;font-weight:680;letter-spacing:-.02em;color:var(--text);text-decoration:none}header svg{fill:none;stroke:var(--accent);stroke-linecap:round;stroke-linejoin:round}header path:last-child{fill:var(--accent)}' +
  'main{display:grid;gap:1rem;justify-items:start;max-width:44rem;margin:0 auto;padding:clamp(2.5rem,8vw,6rem) 1rem 3rem}h1{margin:0;font-size:clamp(1.5rem,5vw,2.75rem);line-height:1.2;letter-spacing:-.02em;text-wrap:balance}p{margin:0;font-size:1.25rem;color:var(--muted);text-wrap:pretty}p strong{color:var(--text)}a{color:var(--accent)}' +
  'form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}button{min-height:44px;padding:0 1.25rem;border:1px solid transparent;border-radius:999px;font:inherit;font-weight:550;background:var(--accent);color:var(--on);cursor:pointer}button.second{border-color:var(--strong);background:var(--surface);color:var(--text)}select{min-height:44px;padding:0 1rem;border:1px solid var(--control);border-radius:10px;font:inherit;background:var(--surface);color:var(--text)}' +
  'footer{display:flex;flex-wrap:wrap;gap:0 1.5rem;max-width:44rem;margin:0 auto;padding:1rem;border-top:1px solid var(--line);font-size:.875rem}footer a{display:inline-flex;align-items:center;min-height:44px}' +
  ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}@media (min-width:48em){header{padding:0 2rem}}';
const wordmark =
  '<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><path d="M3 14.2 16 5l13 9.2" stroke-width="2.8"/><path d="M5 18.4h22M8.4 18.4V27M23.6 18.4V27" stroke-width="2.4"/><path d="M13.4 27v-4.2a2.6 2.6 0 0 1 5.2 0V27" stroke="none"/></svg>';

/**
 * A page behind a link of a mail, in the site's design: without script, never cached, for nobody's search engine.
 * `body` is HTML.
 */
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
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} | Verandah</title><style>${style}</style></head><body><header><a href="/">${wordmark}Verandah</a></header><main><h1>${title}</h1>${body}</main><footer><a href="/account#mails">Choose what we email you</a><a href="/privacy">Privacy</a><a href="/contact">Contact</a></footer></body></html>`,
    );
}
