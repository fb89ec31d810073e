import { needsHomeScreen } from './home-screen.ts';

/**
 * Notifications of this browser: their state. `home-screen`: they work once the site was opened
 * from there.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'home-screen' | 'unsupported';

/** A subscription as the API takes it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined where the site's worker is not running, such as in private windows. */
const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration('/');

/** @param listed whether the API has this device */
export async function pushState(listed: boolean): Promise<PushState> {
  if (!isSupported()) return needsHomeScreen(navigator) ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const own = await (await workerRegistration())?.pushManager.getSubscription();
  return listed && own != null && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Requests permission and subscribes this browser.
 * @param publicKey of the site, base64url
 * @returns the subscription, or the reason without one
 */
export async function subscribeBrowser(
  publicKey: string,
): Promise<PushSubscription | 'blocked' | 'unsupported' | 'dismissed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed';
  const { pushManager } = (await workerRegistration()) ?? {};
  if (pushManager === undefined) return 'unsupported';
  const key = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // It has one with another key.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh, auth } = keys;
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'unsupported';
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  if (isSupported()) await (await (await workerRegistration())?.pushManager.getSubscription())?.unsubscribe();
}
