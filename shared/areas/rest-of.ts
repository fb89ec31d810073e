import type { PageRequest } from './page.ts';
import type { Rest } from './rest.ts';

/** Calls from the browser: sends its cookies, which scripts cannot read. */
export const browserRest: Rest = async ({ method, path, body }) => {
  try {
    const answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const wait = Number(answer.headers.get('retry-after') ?? 'none');
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      retryAfter: Number.isFinite(wait) ? wait : null,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  } catch (error) {
    throw Object.assign(new Error(error instanceof Error ? error.message : String(error)), { name: 'RestError' });
  }
};

/** The REST client of wherever a page is loaded. */
export const restOf = ({ rest }: Pick<PageRequest, 'rest'>): Rest => rest ?? browserRest;
