import { cachePrefix, workerAddress, type WorkerMessage } from '../../service-worker/names.ts';

interface Policy {
  createScriptURL(url: string): string;
}
interface Page {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(): string }): Policy };
}

/**
 * Makes this site's worker the browser's, and looks for a newer one.
 * @throws {DOMException} where the browser allows none
 */
export async function registerWorker(container: ServiceWorkerContainer): Promise<void> {
  // Whatever is requested, the policy makes the one address.
  const policy = (globalThis as Page).trustedTypes?.createPolicy('shell', { createScriptURL: () => workerAddress });
  await container.register(policy ? policy.createScriptURL(workerAddress) : workerAddress, {
    scope: '/',
    updateViaCache: 'none',
  });
}

/** Sends the worker a message; one that still starts gets it then. */
export async function postToWorker(container: ServiceWorkerContainer, message: WorkerMessage): Promise<void> {
  (await container.ready).active?.postMessage(message);
}

/** Ends the worker of an earlier visit and deletes what it has stored. */
export async function removeWorker(
  container: ServiceWorkerContainer,
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
): Promise<void> {
  await (await container.getRegistration('/'))?.unregister();
  await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
  );
}
