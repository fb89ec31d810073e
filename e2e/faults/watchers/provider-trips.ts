import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '../system.ts';
import { longestWait, wrongOf, type RequestLog } from './request-log.ts';

/** People who sign in through a provider, each a new one. */
export interface ProviderTrips {
  /**
   * Signs in one more.
   * @returns whether they are signed in
   */
  one(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Cookies of each server that a browser visits. */
class Jar {
  readonly #cookies = new Map<string, Map<string, string>>();

  header(origin: string): Record<string, string> {
    const cookies = this.#cookies.get(origin);
    return cookies && cookies.size > 0
      ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {};
  }

  take(origin: string, response: Response): void {
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, cookies);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }
}

export function startProviderTrips(
  { hosts: [site], provider }: Pick<System, 'hosts' | 'provider'>,
  run: string,
  rest: number,
  requestLog: Pick<RequestLog, 'all' | 'visitor'>,
): ProviderTrips {
  let [count, stopping] = [0, false];
  /** Origin of the request in progress. */
  let currentOrigin = '';
  /**
   * @throws errors of fetch
   * @returns what went wrong
   */
  const trip = async (
    login: string,
    from: string,
  ): Promise<{
    readonly status: number;
    readonly problem?: string;
    readonly body?: string;
    readonly type?: string;
  }> => {
    const jar = new Jar();
    const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
      currentOrigin = url.origin;
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.timeout(longestWait),
        redirect: 'manual',
        headers: { 'x-forwarded-for': from, ...jar.header(url.origin), ...(init.headers as Record<string, string>) },
      });
      jar.take(url.origin, response);
      return response;
    };
    let url = new URL(`${site}/auth/social/${provider}?returnTo=%2F`);
    let response = await send(url);
    for (let step = 0; step < 14; step += 1) {
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        url = new URL(response.headers.get('location') ?? '', url);
        const [code, refused] = [url.searchParams.get('authCode'), url.searchParams.get('authError')];
        if (refused !== null) return { status: 303, problem: refused };
        if (code !== null) {
          const signedIn = await send(new URL(`${site}/auth/social`), {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: site },
            body: JSON.stringify({ providerName: provider, authCode: code }),
          });
          const body = await signedIn.text();
          return signedIn.status === 200
            ? { status: 200 }
            : { status: signedIn.status, problem: body, body, type: signedIn.headers.get('content-type') ?? '' };
        }
        response = await send(url);
        continue;
      }
      const body = await response.text();
      const action = /action="([^"]+)"/.exec(body)?.[1];
      if (response.status !== 200 || action === undefined)
        return { status: response.status, problem: body, body, type: response.headers.get('content-type') ?? '' };
      const hidden = Object.fromEntries(
        [...body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      url = new URL(action, url);
      response = await send(url, {
        method: 'POST',
        body: new URLSearchParams({
          ...hidden,
          ...(body.includes('name="login"') ? { login, password: 'anything' } : {}),
        }),
      });
    }
    return { status: response.status, problem: 'the trip went nowhere' };
  };
  const one = async (): Promise<boolean> => {
    count += 1;
    const at = performance.now();
    const note = (more: {
      readonly status: number;
      readonly good: boolean;
      readonly message?: string;
      readonly wrong?: RequestLog['all'][number]['wrong'];
    }): void => {
      requestLog.all.push({
        action: 'provider',
        address: `${site}/auth/social/${provider}`,
        at,
        ms: performance.now() - at,
        status: more.status,
        good: more.good,
        ...(more.message && { message: more.message.slice(0, 300) }),
        ...(more.wrong && { wrong: more.wrong }),
      });
    };
    try {
      const { status, problem, body, type = '' } = await trip(`${run}-${count}@village.example`, requestLog.visitor());
      const wrong = body === undefined ? undefined : wrongOf(type, body);
      note({ status, good: problem === undefined, ...(problem && { message: problem }), ...(wrong && { wrong }) });
      return problem === undefined;
    } catch (error) {
      const { message, name, cause } = error as Error;
      // If the provider is down while its page is open, the browser itself shows the error.
      note({
        status: 0,
        good: false,
        message: `${message} ${cause instanceof Error ? cause.message : ''}`,
        ...(currentOrigin !== site
          ? {}
          : { wrong: name === 'TimeoutError' ? 'no response in time' : 'connection broken' }),
      });
      return false;
    }
  };
  const running = (async () => {
    while (!stopping) {
      await one();
      for (let waited = 0; waited < rest && !stopping; waited += 250) await pause(250);
    }
  })();
  return {
    one,
    async stop() {
      stopping = true;
      await running;
    },
  };
}
