import { resolve } from 'node:path';
import * as v from 'valibot';
import { trustedProxiesOf, trustedProxiesProblem, type TrustedProxies } from '@verandah/network';
import { efforts, secretsFolder, type Effort } from '@verandah/releases';
import { plainConnections, storageOf, storageProblems, storageShape, type StorageSettings } from '@verandah/storage';
import { tracingOf, tracingShape, type TracingSettings } from '@verandah/telemetry';
import type { ExpectedAreas } from './server/expected-areas.ts';
import { flagsOf, readFlags, type Flags } from './flags.ts';
import { consoleProblems, consoleVariables, opsProviderOf, type OpsProvider } from './ops-console/settings.ts';
import { federationPluginShape, type FederationPlugin } from './federation-plugin.ts';
import { thirdPartyRules, type ThirdParty } from './third-party.ts';
import { monitorSettingsOf, monitorVariables, type HealthSettings } from './monitor-settings.ts';

/** The host's configuration, read and checked once at the start. */
export interface HostSettings {
  readonly appEnv: 'development' | 'qa' | 'production';
  /** 0 uses a free port. */
  readonly port: number;
  /** The address to listen on. */
  readonly listenHost: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path of the folder with the signing keys of releases. */
  readonly secretsDir: string;
  /** The bucket that stores releases; undefined: a folder in `dataDir`. */
  readonly storage?: StorageSettings;
  /** How small the compressed forms of published releases are made. */
  readonly releaseForms: Effort;
  /** Days for which releases stay after they were last served. */
  readonly releaseDays: number;
  /** Public address of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether the proxy in front is trusted to report addresses. */
  readonly trustProxy: TrustedProxies;
  /** The header, set by a proxy in front, that says in which region a visitor is; undefined: none does. */
  readonly regionHeader?: string;
  /** Base URLs of the site's services, without a trailing slash. */
  readonly services: {
    readonly api: string;
    readonly legacyApi: string;
    readonly graphql: string;
    readonly crmPath: string;
    readonly cmsGraphql: string;
    readonly cmsRest: string;
    readonly realtime: string;
    readonly admin: string;
  };
  readonly help: { readonly phone: string; readonly email: string };
  /** Identifies our own server to the API; undefined: the token that host and API share on disk. */
  readonly buildSecret?: string;
  /** Milliseconds that the server waits for a GraphQL response. */
  readonly graphqlTimeout: number;
  readonly renderWorkers: number;
  /** Seconds that requests in progress have after a shutdown starts. */
  readonly drainSeconds: number;
  /** Memory for shared pages (0: none are cached), and seconds for which one is fresh. */
  readonly pageCache: { readonly megabytes: number; readonly seconds: number };
  /** Pages and calls per second that one network may request, with a burst of twenty seconds; 0: no limit. */
  readonly visitorCalls: number;
  /** Origins of other servers that maps fetch tiles and satellite images from (the API passes their addresses to maps). */
  readonly tileServers: readonly string[];
  /** The feature flags. */
  readonly flags: Flags;
  /** Whether browsers may store pages for reading offline. `false` also deletes stored pages. */
  readonly offlinePages: boolean;
  /** Origins of other sites whose pages may act for members by third-party cookies; usually none. */
  readonly thirdPartyOrigins: readonly string[];
  /** Enabled third-party scripts; without any, no page shows the consent banner. */
  readonly thirdParties: readonly ThirdParty[];
  /** Adds plugins to the federation runtime; undefined: none. */
  readonly federationPlugin?: FederationPlugin;
  /** Area → version that all visitors are served, whatever is live; only with APP_ENV=qa. */
  readonly pinnedReleases: Readonly<Record<string, string>>;
  /** Routes of areas that will be live soon, by name. Until then their pages return 503. */
  readonly expectedAreas: ExpectedAreas;
  /** The identity provider for operations and squads at the console; undefined: by token only. */
  readonly opsProvider?: OpsProvider;
  /** The build of the shell to serve; undefined: the newest. */
  readonly hostVersion?: string;
  /** Where traces are sent; undefined: tracing is off. */
  readonly tracing?: TracingSettings;
  /** When releases are rolled back automatically. */
  readonly monitor: HealthSettings;
}

/** Thrown by `readSettings`. The message names every invalid variable, one a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const numberBetween = (least: number, most: number) => {
  const wrong = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,7}$/, wrong),
    v.transform(Number),
    v.minValue(least, wrong),
    v.maxValue(most, wrong),
  );
};
const address = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, 'must be an http or https address, such as https://api.example.com'),
    v.transform((text) => text.replace(/\/+$/, '')),
  ),
);
const script = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^https?:\/\/[^\s/?#@{};,'"]+\/[^\s;,'"]*$/,
      'must be the http or https address of a script, such as https://stats.example.com/count.js',
    ),
  ),
);
const text = v.pipe(v.string(), v.trim());
const expectedShape = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), v.array(v.pipe(v.string(), v.startsWith('/')))),
);

/** The origin of the address of a server's tiles. */
const tileOrigin = (example: string) =>
  v.pipe(
    text,
    v.regex(/^https?:\/\/[^\s/?#@{};,]+\/\S*$/, `must be an http or https address, such as ${example}`),
    v.transform((url) => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? ''),
  );

const shape = v.object({
  APP_ENV: v.optional(
    v.picklist(['development', 'qa', 'production'], 'must be development, qa or production'),
    'development',
  ),
  PORT: v.optional(numberBetween(0, 65535), '3000'),
  LISTEN_HOST: v.optional(v.pipe(text, v.ip('must be an IP address, such as 0.0.0.0'))),
  API_PORT: v.optional(numberBetween(0, 65535)),
  DATA_DIR: v.optional(text, '.data'),
  SECRETS_DIR: v.optional(text),
  RELEASE_DAYS: v.optional(numberBetween(1, 9999), '30'),
  PUBLIC_URL: v.optional(
    v.pipe(
      text,
      v.regex(/^https?:\/\/[^\s/]+\/?$/, 'must be an http or https address without a path'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => trustedProxiesOf(text) !== undefined, trustedProxiesProblem),
      v.transform((text) => trustedProxiesOf(text) ?? false),
    ),
    '0',
  ),
  REGION_HEADER: v.optional(
    v.pipe(
      text,
      v.toLowerCase(),
      v.regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of a header, such as cf-region-code'),
    ),
  ),
  API_URL: address,
  LEGACY_API_URL: address,
  GRAPHQL_URL: address,
  CMS_GRAPHQL_URL: address,
  CMS_REST_URL: address,
  REALTIME_URL: address,
  ADMIN_URL: address,
  CRM_PATH: v.optional(v.pipe(text, v.regex(/^\/[^\s?#]*$/, 'must be a path that begins with "/"')), '/crm'),
  HELP_PHONE: v.optional(
    v.pipe(text, v.regex(/^\+?[\d ()-]{6,20}$/, 'must be a telephone number, such as 1800 160 401')),
  ),
  HELP_EMAIL: v.optional(v.pipe(text, v.email('must be an email address'))),
  BUILD_SECRET: v.optional(
    v.pipe(text, v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')),
  ),
  SSR_GRAPHQL_TIMEOUT: v.optional(numberBetween(1, 60_000), '6000'),
  TILE_SERVER_URL: v.optional(tileOrigin('https://tiles.example.com/{z}/{x}/{y}.mvt')),
  MAP_SATELLITE: v.optional(tileOrigin('https://images.example.com/{z}/{x}/{y}.jpg')),
  RENDER_WORKERS: v.optional(numberBetween(1, 64), '2'),
  DRAIN_SECONDS: v.optional(numberBetween(1, 300), '10'),
  PAGE_CACHE_MB: v.optional(numberBetween(0, 2047), '64'),
  PAGE_CACHE_SECONDS: v.optional(numberBetween(1, 300), '240'),
  VISITOR_CALLS_PER_SECOND: v.optional(numberBetween(0, 100_000), '50'),
  OFFLINE_PAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  FLAGS: v.optional(text, ''),
  THIRD_PARTY_ORIGINS: v.optional(
    v.pipe(
      text,
      v.regex(
        /^https:\/\/[^\s/?#@,]+(\s*,\s*https:\/\/[^\s/?#@,]+)*$/,
        'must be origins, such as https://partner.example, separated by commas',
      ),
      v.transform((origins) => origins.toLowerCase().split(/\s*,\s*/)),
    ),
  ),
  ANALYTICS_SCRIPT_URL: script,
  MARKETING_SCRIPT_URL: script,
  FEDERATION_PLUGIN: v.optional(federationPluginShape),
  ...consoleVariables,
  ...monitorVariables,
  EXPECTED_AREAS: v.optional(
    v.pipe(
      text,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = v.safeParse(expectedShape, dataset.value);
        if (read.success) return read.output;
        addIssue({ message: 'must be routes by area as JSON, such as {"search":["/","/for-sale/*"]}' });
        return NEVER;
      }),
    ),
  ),
  PINNED_RELEASES: v.optional(
    v.pipe(
      text,
      v.regex(
        /^[a-z][a-z0-9-]*@\d+\.\d+\.\d+(?:\s*,\s*[a-z][a-z0-9-]*@\d+\.\d+\.\d+)*$/,
        'must be releases such as search@1.0.3,listing@2.1.0',
      ),
    ),
  ),
  RELEASE_FORMS: v.optional(v.picklist(efforts, `must be ${efforts.join(' or ')}`), 'smallest'),
  ...tracingShape,
  ...storageShape,
  HOST_VERSION: v.optional(v.pipe(text, v.regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'must be a version, such as 1.4.0'))),
});

/** Settings without a sensible default in production. */
const neededInProduction = ['PUBLIC_URL', 'HELP_PHONE', 'HELP_EMAIL'] as const;

/**
 * Reads the host's settings from environment variables. Empty ones count as undefined.
 * @throws {SettingsError} naming each invalid variable and what it must be. Values are not repeated: one may be a
 * secret.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = v.safeParse(shape, given);
  const problems = read.success ? [] : read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  if (given['APP_ENV'] === 'production')
    problems.push(
      ...neededInProduction
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} is missing: with APP_ENV=production it must be set`),
    );
  if (given['PINNED_RELEASES'] !== undefined && given['APP_ENV'] !== 'qa')
    problems.push('PINNED_RELEASES is for testers: it needs APP_ENV=qa');
  problems.push(...consoleProblems(given), ...storageProblems(given), ...plainConnections(given));
  const changed = readFlags(given['FLAGS'] ?? '');
  if (typeof changed === 'string') problems.push(`FLAGS ${changed}`);
  const flags = flagsOf(read.success ? read.output.APP_ENV : 'production', typeof changed === 'string' ? {} : changed);
  for (const { variable, flag } of thirdPartyRules) {
    if (flags[flag] && given[variable] === undefined)
      problems.push(`${variable} is missing: FLAGS switches ${flag} on`);
  }
  if (!read.success || typeof changed === 'string' || problems.length > 0) throw new SettingsError(problems.join('\n'));

  const { output } = read;
  const opsProvider = opsProviderOf(output);
  const publicUrl = output.PUBLIC_URL ?? `http://localhost:${output.PORT}`;
  const tracing = tracingOf(output);
  const storage = storageOf(output);
  const api = output.API_URL ?? `http://127.0.0.1:${output.API_PORT ?? output.PORT + 1}`;
  return {
    appEnv: output.APP_ENV,
    port: output.PORT,
    // In development, others on the network should not find the site by chance.
    listenHost: output.LISTEN_HOST ?? (output.APP_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(output.DATA_DIR),
    secretsDir: secretsFolder(output.DATA_DIR, output.SECRETS_DIR),
    releaseDays: output.RELEASE_DAYS,
    publicUrl,
    trustProxy: output.TRUST_PROXY,
    ...(output.REGION_HEADER === undefined ? {} : { regionHeader: output.REGION_HEADER }),
    services: {
      api,
      legacyApi: output.LEGACY_API_URL ?? `${api}/legacy`,
      graphql: output.GRAPHQL_URL ?? `${api}/graphql`,
      crmPath: output.CRM_PATH,
      cmsGraphql: output.CMS_GRAPHQL_URL ?? `${api}/graphql`,
      cmsRest: output.CMS_REST_URL ?? `${api}/cms`,
      realtime: output.REALTIME_URL ?? `${api}/events`,
      admin: output.ADMIN_URL ?? `${publicUrl}/ops`,
    },
    // This number is reserved for fiction.
    help: { phone: output.HELP_PHONE ?? '1800 160 401', email: output.HELP_EMAIL ?? 'help@verandah.example' },
    ...(output.BUILD_SECRET === undefined ? {} : { buildSecret: output.BUILD_SECRET }),
    graphqlTimeout: output.SSR_GRAPHQL_TIMEOUT,
    renderWorkers: output.RENDER_WORKERS,
    drainSeconds: output.DRAIN_SECONDS,
    pageCache: { megabytes: output.PAGE_CACHE_MB, seconds: output.PAGE_CACHE_SECONDS },
    visitorCalls: output.VISITOR_CALLS_PER_SECOND,
    flags,
    offlinePages: output.OFFLINE_PAGES === 'on',
    thirdPartyOrigins: output.THIRD_PARTY_ORIGINS ?? [],
    thirdParties: thirdPartyRules.flatMap(({ purpose, variable, flag }) => {
      const src = output[variable];
      return flags.thirdPartyScripts && flags[flag] && src !== undefined ? [{ purpose, src }] : [];
    }),
    ...(output.FEDERATION_PLUGIN && { federationPlugin: output.FEDERATION_PLUGIN }),
    tileServers: [output.TILE_SERVER_URL, output.MAP_SATELLITE].filter((origin) => origin !== undefined),
    releaseForms: output.RELEASE_FORMS,
    expectedAreas: output.EXPECTED_AREAS ?? {},
    pinnedReleases: Object.fromEntries(
      (output.PINNED_RELEASES?.split(',') ?? []).map((each) => each.trim().split('@') as [string, string]),
    ),
    ...(opsProvider && { opsProvider }),
    ...(tracing && { tracing }),
    ...(storage && { storage }),
    ...(output.HOST_VERSION === undefined ? {} : { hostVersion: output.HOST_VERSION }),
    monitor: monitorSettingsOf(output),
  };
}
