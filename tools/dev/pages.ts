import type { FastifyRequest } from 'fastify';
import type { SessionFacts } from '@verandah/areas';
import { routeTable } from '@verandah/areas/address';
import { developmentVersion } from '@verandah/areas/build';
import { allRoutes, readForm, sessionOf, visitorOf } from '@verandah/host';
import { RenderFailure, type JobVisitor, type RenderPool } from '@verandah/releases';
import type { ErrorReports } from './error-reports.ts';
import { readFrame, updatePage, replacePage, type Frame } from './frame.ts';
import { ofQuestion, type Places } from './headers.ts';
import { problemPage, problemPolicy } from './problem-page.ts';
import type { AreaWatch, Build } from './watch-area.ts';

type Sent = {
  readonly status: number;
  readonly headers: Headers | Record<string, string | string[]>;
  readonly html: string;
};
export interface PagesOptions extends Places {
  readonly area: string;
  readonly watch: Pick<AreaWatch, 'now'>;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly errors: Pick<ErrorReports, 'ofServer'>;
}

const anonymous: SessionFacts = { signedIn: false, roles: [] };
const html = 'text/html; charset=utf-8';
/** An address that no area owns: its page is the shell alone. */
const nowhere = '/dev/frame';

/** The pages of the site: the area's own rendered from its source, the others from the host. */
export class Pages {
  readonly #options: PagesOptions;

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /** Whether a request is for a page rather than a file or data. */
  isPage({ method, headers }: FastifyRequest): boolean {
    if (method === 'GET' || method === 'HEAD') return headers.accept?.includes('text/html') ?? false;
    return (
      method === 'POST' &&
      (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
      (headers.accept?.includes('text/html') ?? false)
    );
  }

  /** @throws {TypeError} 'fetch failed' when the host does not respond */
  async response(request: FastifyRequest, body: string | undefined): Promise<Sent> {
    const { area, watch } = this.#options;
    const outcome = await watch.now();
    if ('problems' in outcome)
      return {
        status: 500,
        headers: { 'content-type': html, 'content-security-policy': problemPolicy, 'cache-control': 'no-store' },
        html: problemPage(`mf-${area} can’t be built`, outcome.problems),
      };
    const { build } = outcome;
    const { pathname } = new URL(request.url, this.#options.here);
    // A form of the area is the development build's; the host is called for the page around it only.
    const formOfArea = body !== undefined && routeOf(build, pathname) !== null;
    const host = await this.#fetch(request, request.url, formOfArea ? undefined : body);
    const text = await host.text();
    const frame = (host.headers.get('content-type') ?? '').startsWith('text/html') ? readFrame(text) : null;
    if (!this.#ownsPage(build, pathname, frame))
      return { status: host.status, headers: host.headers, html: frame ? replacePage(frame, area, build) : text };
    // Only the host can renew a session.
    if (!frame && (host.headers.get('location') ?? '').includes('/auth/renew'))
      return { status: host.status, headers: host.headers, html: text };
    return this.#own(request, body, build, frame ?? (await this.#shell(request)), host);
  }

  /** The most specific route of all areas decides, as at the host. */
  #ownsPage(build: Build, pathname: string, frame: Frame | null): boolean {
    const own = routeOf(build, pathname);
    if (own === null || !frame) return own !== null;
    const others = Object.entries(frame.boot.areas).flatMap(([name, other]) =>
      name === this.#options.area ? [] : allRoutes(other),
    );
    return mostSpecific([...others, ...build.contract.routes], pathname) === own;
  }

  async #own(
    request: FastifyRequest,
    body: string | undefined,
    build: Build,
    frame: Frame,
    host: Response,
  ): Promise<Sent> {
    const { area, pool, errors, ...places } = this.#options;
    const url = new URL(request.url, places.here);
    const now = Date.now();
    const visitor = this.#visitor(request, build);
    const personal =
      body !== undefined || (build.contract.privateRoutes ?? []).includes(routeOf(build, url.pathname) ?? '');
    const session = personal ? await sessionOf(places.host, visitor) : anonymous;
    const routes = [
      ...Object.entries(frame.boot.areas).flatMap(([name, other]) => (name === area ? [] : allRoutes(other))),
      ...build.contract.routes,
    ];
    const { contract, operations, folder, server } = build;
    try {
      const {
        status,
        location,
        html: drawn,
        page,
        head,
      } = await pool.render({
        area,
        version: developmentVersion,
        folder,
        server,
        operations,
        explain: true,
        request: {
          url: new URL(url.pathname + url.search, places.host).href,
          session,
          flags: frame.boot.flags,
          now,
          routes,
          ...(body !== undefined && { form: readForm(body) }),
        },
        ...(personal && { visitor: { ...visitor, calls: contract.calls ?? [] } }),
      });
      const cookies = visitor.setCookies.length > 0 ? { 'set-cookie': visitor.setCookies } : {};
      if (location !== undefined)
        return { status, headers: { ...cookies, location, 'cache-control': 'no-store' }, html: '' };
      const headers = headersOf(host, visitor.setCookies);
      if (status !== 200 && status !== 422)
        return { status, headers, html: replacePage(await this.#shell(request), area, build) };
      const parts = {
        html: Buffer.from(drawn).toString('utf8'),
        page: Buffer.from(page).toString('utf8'),
        head: head ?? { title: area },
        path: url.pathname + url.search,
        session,
        now,
      };
      return { status, headers, html: updatePage(frame, area, build, parts, places.host) };
    } catch (problem) {
      if (!(problem instanceof RenderFailure)) throw problem;
      const shown = await errors.ofServer(problem, `${request.method} ${request.url} (${problem.reason})`);
      return {
        status: 500,
        headers: { 'content-type': html, 'content-security-policy': problemPolicy, 'cache-control': 'no-store' },
        html: problemPage('This page can’t be drawn on the server', [shown]),
      };
    }
  }

  /** The host's page for an address without an owner. */
  async #shell(request: FastifyRequest): Promise<Frame> {
    const frame = readFrame(await (await this.#fetch(request, nowhere, undefined)).text());
    if (!frame) throw new Error(`${this.#options.host} responded without a page of Verandah.`);
    return frame;
  }

  async #fetch(request: FastifyRequest, path: string, body: string | undefined): Promise<Response> {
    const headers = ofQuestion(request.headers, this.#options);
    if (body === undefined) delete headers['content-type'];
    return fetch(new URL(path, this.#options.host), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
  }

  /** The reader, as the host gets them when a page is rendered in their name. */
  #visitor(request: FastifyRequest, { contract }: Build): JobVisitor {
    const visitor = visitorOf(request, contract.calls ?? []);
    const { protocol, host } = new URL(this.#options.host);
    return {
      ...visitor,
      headers: { ...visitor.headers, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host },
    };
  }
}

/** The area's route of a path; null when it has none. */
const routeOf = ({ contract }: Build, pathname: string): string | null => mostSpecific(contract.routes, pathname);

/** null when none of them owns the path, and for a path that cannot be decoded. */
const mostSpecific = (routes: readonly string[], pathname: string): string | null =>
  routeTable(routes.map((path) => ({ path, target: path }))).match(pathname)?.route ?? null;

/** The host's response headers, with our own cookies. */
function headersOf({ headers }: Response, setCookies: readonly string[]): Headers {
  const all = new Headers(headers);
  all.delete('location');
  all.set('content-type', html);
  all.set('cache-control', 'no-store');
  for (const cookie of setCookies) all.append('set-cookie', cookie);
  return all;
}
