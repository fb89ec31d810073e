import type { PushedNotification, PushScope } from './push-messages.ts';
import type { PushChange, RenewScope } from './renew-push.ts';

/**
 * The parts of a service worker's global scope that are used here. TypeScript's own library for it conflicts with that
 * of pages.
 */
export interface WorkerScope extends PushScope, RenewScope {
  readonly caches: CacheStorage;
  readonly registration: PushScope['registration'] &
    RenewScope['registration'] & { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: PushScope['clients'] & { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Lasting & PushChange) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: PushedNotification }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
}
/** An event that keeps the worker alive until its work is done. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export const scope = globalThis as unknown as WorkerScope;
