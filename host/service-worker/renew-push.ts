/** A subscription as the browser gives it. */
interface Subscription {
  toJSON(): { readonly endpoint?: string; readonly keys?: Record<string, string> };
}
export interface PushChange {
  /** Null where the browser leaves it to us to subscribe again. */
  readonly newSubscription?: Subscription | null;
}

/** The parts of a worker's scope that renew a subscription. */
export interface RenewScope {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly registration: {
    readonly pushManager: {
      subscribe(options: {
        readonly userVisibleOnly: true;
        readonly applicationServerKey: string;
      }): Promise<Subscription>;
    };
  };
}

interface OwnDevices {
  readonly publicKey: string;
  readonly devices: readonly { readonly current: boolean }[];
}

/** The body of a call; undefined for a rejection. @throws {Error} when the API failed or could not be reached */
async function readJson(fetch: RenewScope['fetch'], path: string): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (response.status >= 500) throw new Error(`${path} responded ${response.status}.`);
  return response.ok ? response.json() : undefined;
}

/** The signed-in member; undefined if signed out. */
async function memberId(fetch: RenewScope['fetch']): Promise<number | undefined> {
  for (const renewed of [false, true]) {
    const session = (await readJson(fetch, '/api/session')) as
      | { readonly signedIn?: unknown; readonly member?: { readonly id?: unknown } | null }
      | undefined;
    const id = session?.signedIn === true ? session.member?.id : undefined;
    if (typeof id === 'number') return id;
    // Only the access token may have expired: no page is open that would have renewed it.
    if (!renewed && !(await fetch('/auth/refresh')).ok) return undefined;
  }
  return undefined;
}

/**
 * Sends the API the subscription with which the browser has replaced an ended one. Nothing happens unless this device
 * has notifications on: another member may have signed in since, or the member may have turned them off.
 */
export async function renewPush(scope: RenewScope, { newSubscription }: PushChange): Promise<void> {
  const { fetch, registration } = scope;
  const id = await memberId(fetch);
  if (id === undefined) return;
  const path = `/rest/member/${id}/push-devices`;
  const own = (await readJson(fetch, path)) as OwnDevices | undefined;
  if (own?.devices.some(({ current }) => current) !== true) return;
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own.publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  const response = await fetch(`${path}/current`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } }),
  });
  if (!response.ok) throw new Error(`Renewing the subscription failed with status ${response.status}.`);
}
