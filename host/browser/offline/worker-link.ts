import { cachePrefix, workerAddress, type WorkerMessage } from '../../service-worker/names.ts';

interface Policy {
  createScriptURL(url: string): string;
}
interface Page {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(): string }): Policy };
}

/**
 * Registers the site's service worker and checks for a newer one.
 * @throws {DOMException} where the browser allows none
 */
export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  // The policy returns this one address, whatever its input.
  const policy = (globalThis as Page).trustedTypes?.createPolicy('shell', { createScriptURL: () => workerAddress });
  await container.register(policy ? policy.createScriptURL(workerAddress) : workerAddress, {
    scope: '/',
    updateViaCache: 'none',
  });
}

/** Posts a message to the worker. A worker that is still starting receives it later. */
export async function postToWorker(container: ServiceWorkerContainer, message: WorkerMessage): Promise<void> {
  (await container.ready).active?.postMessage(message);
}

/** Unregisters the worker of an earlier visit and deletes its caches. */
export async function removeWorker(
  container: ServiceWorkerContainer,
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
): Promise<void> {
  await (await container.getRegistration('/'))?.unregister();
  await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
  );
}
