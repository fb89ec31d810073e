import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  internalToken,
  openKeyRing,
  openReleases,
  opsToken,
  registryClient,
  type KeyRing,
  type RegistryClient,
} from '@verandah/releases';
import { FollowedClock, openTracing } from '@verandah/telemetry';
import type { HostSettings } from '../settings.ts';
import { hostMetrics, type HostMetrics } from './metrics/host-metrics.ts';
import { serveShell, type Shell } from './shell.ts';
import { sourcePositions, type SourcePositions } from './source-positions.ts';
import { hostTracing } from './tracing/host-tracing.ts';

/** The dependencies shared by all parts of a host. */
export interface HostParts {
  readonly settings: HostSettings;
  readonly log: Logger;
  /** Folder of the releases on this machine's disk. */
  readonly releases: string;
  readonly ring: KeyRing;
  readonly store: ReturnType<typeof openReleases>;
  readonly shell: Shell;
  readonly client: RegistryClient;
  /** Authenticates the site's own processes to each other. */
  readonly token: string;
  /** Token of the operations API, stored in the site's data folder. */
  readonly opsToken: string;
  /** Milliseconds since 1970 by the API's clock, against which the dates of the API and of all hosts are compared. */
  readonly now: () => number;
  /** Whether visitors use https. */
  readonly secure: boolean;
  readonly metrics: HostMetrics;
  readonly tracing: ReturnType<typeof hostTracing>;
  /** Finds the source of errors of releases and the shell. */
  readonly positions: SourcePositions;
}

/**
 * Opens keys, releases, shell and registry client. @throws {Error} with a one-line message when there is no shell to
 * serve
 */
export async function openHostParts(settings: HostSettings, log: Logger): Promise<HostParts> {
  const { dataDir, services } = settings;
  const releases = join(dataDir, 'releases');
  await mkdir(releases, { recursive: true });
  const ring = openKeyRing(settings.secretsDir);
  const store = openReleases(releases, ring, settings.storage, settings.releaseForms);
  const shell = await serveShell(releases, ring, store.builds, settings.hostVersion, log);
  const token = internalToken(dataDir);
  const clock = new FollowedClock();
  return {
    settings,
    log,
    releases,
    ring,
    store,
    shell,
    client: registryClient(services.api, token, undefined, (serverTime, requestedAt) =>
      clock.hear(serverTime, requestedAt),
    ),
    token,
    opsToken: opsToken(dataDir),
    now: clock.now,
    secure: settings.publicUrl.startsWith('https:'),
    metrics: hostMetrics(dataDir),
    positions: sourcePositions(store),
    tracing: hostTracing(await openTracing(settings.tracing, 'verandah-host', shell.version)),
  };
}
