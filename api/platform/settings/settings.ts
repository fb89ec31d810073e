import { resolve } from 'node:path';
import * as v from 'valibot';
import { isLocalSite, type TrustedProxies } from '@verandah/network';
import { plainConnections, storageOf, storageProblems, type StorageSettings } from '@verandah/storage';
import { tracingOf, type TracingSettings } from '@verandah/telemetry';
import type { SignInProvider } from './sign-in-provider.ts';
import { settingsShape } from './settings-shape.ts';

/** Where replies by email to enquiries are received. */
export interface InboundMailSettings {
  /** The domain of addresses for replies, in lower case. */
  readonly domain: string;
  /** The port on which this process receives mails by SMTP; absent: another process does. 0 takes a free port. */
  readonly port?: number;
  /** The address that it listens at. */
  readonly host: string;
  /** Files in PEM format for STARTTLS; absent: connections are not encrypted. */
  readonly certificate?: { readonly cert: string; readonly key: string };
}

/** All settings, read and checked once at the start. */
export interface Settings {
  readonly appEnv: 'development' | 'qa' | 'production';
  /** The site's own port; the API listens on `apiPort`. */
  readonly port: number;
  /** 0 takes a free port. */
  readonly apiPort: number;
  /** Seconds that requests in progress have after a shutdown starts. */
  readonly drainSeconds: number;
  /** Absolute path of the folder that holds the database, pictures and the operations token. */
  readonly dataDir: string;
  /** The bucket that holds pictures and uploads; absent: folders in `dataDir`. */
  readonly storage?: StorageSettings;
  /** PostgreSQL 15 or newer; absent: the one that comes with the packages, with its data in `dataDir`. */
  readonly databaseUrl?: string;
  /** Maximum lag of a replica that is read from, in seconds. */
  readonly longestLag: number;
  /** Whether acknowledged writes must be on a second server: logged and shown by /readyz when they are not. */
  readonly synchronous: boolean;
  /**
   * 'start': a starting process migrates the database. 'command': only `npm run data -- migrate` does, as the
   * owner, and the API's own role may change no table.
   */
  readonly migrations: 'start' | 'command';
  /** How many listings a fresh database in `dataDir` is filled with. */
  readonly sampleListings: number;
  /** Whether the boundaries of suburbs that come with the product are imported, where an operator has imported none. */
  readonly suburbBoundaries: 'built-in' | 'none';
  /** Address under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether the addresses that a proxy in front reports are believed. */
  readonly trustProxy: TrustedProxies;
  /** Whether the GraphQL API allows introspection. */
  readonly introspection: boolean;
  /** Milliseconds after which an operation of the graph API is cancelled. */
  readonly graphTimeout: number;
  /** The site's own server sends it in `x-build-secret`; absent: the text of `$DATA_DIR/internal-token`. */
  readonly buildSecret?: string;
  /** Signs access tokens, the same for every process; absent: the text of `$DATA_DIR/session-key`. */
  readonly sessionKey?: string;
  /** Encrypt rental profiles, documents and applications; the first is used for new ones. None: a key derived of the session key. */
  readonly sealingKeys: readonly { readonly id: string; readonly secret: string }[];
  /** The mail server, smtp://user:password@host:port or smtps://…; absent: mails are written to `$DATA_DIR/outbox`. */
  readonly smtpUrl?: string;
  /** Who mails come from: 'Verandah <no-reply@verandah.example>'. */
  readonly mailFrom: string;
  /** Replies by email to enquiries; absent: they go to the other side's own address, past the site. */
  readonly inboundMail?: InboundMailSettings;
  /** Origins of other sites whose pages may act for members by third-party cookies; usually none. */
  readonly thirdPartyOrigins: readonly string[];
  /** Whether admin privileges require a second factor. */
  readonly adminSecondFactor: 'required' | 'optional';
  /** Who else may sign members in, by OpenID Connect. */
  readonly signInProviders: readonly SignInProvider[];
  /** Whether the API itself acts as a provider, for development and tests. */
  readonly developmentProvider: boolean;
  /** Whether sample data have accounts with a public password: only where no one else can visit. */
  readonly sampleAccounts: boolean;
  /** A Sentry-compatible service to which failures are reported too; absent: the log only. */
  readonly errorReportsDsn?: string;
  /**
   * A content management elsewhere that the blog's posts come from: the endpoint of its graph API; see
   * `posts/open-cms.ts`.
   */
  readonly cmsGraphqlUrl?: string;
  /** The same by REST: where its API begins. */
  readonly cmsRestUrl?: string;
  /** A Valhalla router that works out travel times; absent: searches are by distance only. */
  readonly routerUrl?: string;
  /**
   * Hosts ('images.internal:8080') that feeds' pictures are fetched from although they are not on the public internet.
   */
  readonly pictureHosts: readonly string[];
  /** Push services that are not on the public internet, as `pictureHosts`; these may be without TLS. */
  readonly pushHosts: readonly string[];
  /** Receivers of webhooks that are not on the public internet, as `pushHosts`. */
  readonly webhookHosts: readonly string[];
  /** The same of operations' notifications of releases. */
  readonly notifyHosts: readonly string[];
  /** Who runs the site: at the foot of mails, and the contact of push services. */
  readonly company: {
    readonly name: string;
    /** Australian Business Number, eleven digits. */
    readonly abn?: string;
    /** Postal address on one line. */
    readonly address?: string;
    readonly phone: string;
    readonly email: string;
  };
  /** Where the base map's tiles come from instead of the built-in map. */
  readonly tileServer?: {
    /**
     * An address with {z}, {x} and {y}: pictures when it ends in .png, .jpg or .webp, otherwise Mapbox vector tiles.
     */
    readonly url: string;
    /** Attribution required by the licence of its data. */
    readonly attribution: string;
  };
  /** Images of satellites or aeroplanes that a map can show instead of streets, as `tileServer`. */
  readonly satellite?: { readonly url: string; readonly attribution: string };
  /** Path or address of a PMTiles file whose tiles the base map shows instead of the built-in ones. */
  readonly mapTiles?: string;
  /** Destination of traces; absent: no traces. */
  readonly tracing?: TracingSettings;
  /** In development only errors are logged. */
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Thrown by `readSettings`; the message names every wrong variable, one a line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 * @throws {SettingsError} naming each wrong variable and what it must be. Values are not repeated: one may hold a
 * password.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = v.safeParse(settingsShape, given);
  if (!read.success) {
    throw new SettingsError(read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`).join('\n'));
  }
  const [storageProblem] = [...storageProblems(given), ...plainConnections(given)];
  if (storageProblem !== undefined) throw new SettingsError(storageProblem);
  const { output } = read;
  const { TILE_SERVER_URL: tiles, TILE_SERVER_ATTRIBUTION: attribution } = output;
  if (tiles !== undefined && attribution === undefined)
    throw new SettingsError(
      'TILE_SERVER_ATTRIBUTION is missing: with TILE_SERVER_URL the map must credit the source of its data',
    );
  const { MAP_SATELLITE: images, MAP_SATELLITE_ATTRIBUTION: imagesBy } = output;
  if (images !== undefined && imagesBy === undefined)
    throw new SettingsError(
      'MAP_SATELLITE_ATTRIBUTION is missing: with MAP_SATELLITE the map must credit the source of its images',
    );
  if (tiles !== undefined && output.MAP_TILES !== undefined)
    throw new SettingsError('MAP_TILES must be empty with TILE_SERVER_URL: the map has one source of tiles');
  if (output.DATABASE_SYNCHRONOUS === 'required' && output.DATABASE_URL === undefined)
    throw new SettingsError('DATABASE_URL is missing: DATABASE_SYNCHRONOUS=required needs PostgreSQL servers');
  const { DEVELOPMENT_PROVIDER: provider } = output;
  const local = output.PUBLIC_URL === undefined || isLocalSite(output.PUBLIC_URL);
  const developmentProvider =
    provider === undefined ? output.APP_ENV === 'development' && local : ['1', 'true'].includes(provider);
  if (developmentProvider && output.APP_ENV === 'production')
    throw new SettingsError('DEVELOPMENT_PROVIDER must be 0 with APP_ENV=production: it signs in anyone');
  if (developmentProvider && !local)
    throw new SettingsError('DEVELOPMENT_PROVIDER must be 0 unless PUBLIC_URL is local: it signs in anyone');
  if (output.THIRD_PARTY_ORIGINS !== undefined && output.PUBLIC_URL?.startsWith('https:') !== true)
    throw new SettingsError(
      'PUBLIC_URL must be an https address with THIRD_PARTY_ORIGINS: browsers keep third-party cookies of secure sites only',
    );
  const inboundMail = inboundMailOf(output);
  const tracing = tracingOf(output);
  const storage = storageOf(output);
  const publicUrl = (output.PUBLIC_URL ?? `http://localhost:${output.PORT}`).replace(/\/$/, '');
  return {
    appEnv: output.APP_ENV,
    port: output.PORT,
    apiPort: output.API_PORT ?? (output.PORT === 0 ? 0 : output.PORT + 1),
    drainSeconds: output.DRAIN_SECONDS,
    dataDir: resolve(output.DATA_DIR),
    ...(output.DATABASE_URL === undefined ? {} : { databaseUrl: output.DATABASE_URL }),
    longestLag: output.DATABASE_MAX_LAG,
    synchronous: output.DATABASE_SYNCHRONOUS === 'required',
    migrations: output.DATABASE_MIGRATIONS,
    sampleListings: output.SAMPLE_LISTINGS,
    suburbBoundaries: output.SUBURB_BOUNDARIES,
    publicUrl,
    trustProxy: output.TRUST_PROXY,
    introspection:
      output.GRAPHQL_INTROSPECTION === undefined
        ? output.APP_ENV !== 'production'
        : ['1', 'true'].includes(output.GRAPHQL_INTROSPECTION),
    graphTimeout: output.GRAPHQL_TIMEOUT_MS,
    ...(output.BUILD_SECRET === undefined ? {} : { buildSecret: output.BUILD_SECRET }),
    ...(output.SESSION_KEY === undefined ? {} : { sessionKey: output.SESSION_KEY }),
    sealingKeys: output.SEALING_KEYS ?? [],
    ...(output.SMTP_URL === undefined ? {} : { smtpUrl: output.SMTP_URL }),
    mailFrom: output.MAIL_FROM ?? `Verandah <no-reply@${new URL(publicUrl).hostname}>`,
    ...(inboundMail && { inboundMail }),
    thirdPartyOrigins: output.THIRD_PARTY_ORIGINS ?? [],
    adminSecondFactor: output.ADMIN_SECOND_FACTOR,
    signInProviders: output.SIGN_IN_PROVIDERS,
    developmentProvider,
    sampleAccounts: output.APP_ENV !== 'production' && local,
    ...(output.ERROR_REPORTS_DSN === undefined ? {} : { errorReportsDsn: output.ERROR_REPORTS_DSN }),
    ...(output.CMS_GRAPHQL_URL === undefined ? {} : { cmsGraphqlUrl: output.CMS_GRAPHQL_URL }),
    ...(output.CMS_REST_URL === undefined ? {} : { cmsRestUrl: output.CMS_REST_URL }),
    ...(output.ROUTER_URL === undefined ? {} : { routerUrl: output.ROUTER_URL }),
    pictureHosts: output.PICTURE_HOSTS ?? [],
    pushHosts: output.PUSH_HOSTS ?? [],
    webhookHosts: output.WEBHOOK_HOSTS ?? [],
    notifyHosts: output.NOTIFY_HOSTS ?? [],
    company: {
      name: output.COMPANY_NAME,
      ...(output.COMPANY_ABN === undefined ? {} : { abn: output.COMPANY_ABN }),
      ...(output.COMPANY_ADDRESS === undefined ? {} : { address: output.COMPANY_ADDRESS }),
      phone: output.HELP_PHONE ?? '1800 160 401',
      email: output.HELP_EMAIL ?? 'help@verandah.example',
    },
    ...(tiles === undefined || attribution === undefined ? {} : { tileServer: { url: tiles, attribution } }),
    ...(images === undefined || imagesBy === undefined ? {} : { satellite: { url: images, attribution: imagesBy } }),
    ...(output.MAP_TILES === undefined ? {} : { mapTiles: output.MAP_TILES }),
    ...(tracing && { tracing }),
    ...(storage && { storage }),
    logLevel: output.LOG_LEVEL ?? (output.APP_ENV === 'development' ? 'warn' : 'info'),
  };
}

function inboundMailOf({
  APP_ENV: env,
  REPLIES_DOMAIN: domain,
  INBOUND_SMTP_PORT: port,
  INBOUND_SMTP_HOST: host,
  INBOUND_SMTP_CERT: cert,
  INBOUND_SMTP_KEY: key,
}: v.InferOutput<typeof settingsShape>): InboundMailSettings | undefined {
  if ((cert === undefined) !== (key === undefined))
    throw new SettingsError('INBOUND_SMTP_CERT and INBOUND_SMTP_KEY must be set together: the certificate and its key');
  if (domain === undefined && port !== undefined)
    throw new SettingsError('REPLIES_DOMAIN is missing: INBOUND_SMTP_PORT receives mails of this domain');
  if (domain === undefined) return undefined;
  return {
    domain,
    ...(port === undefined ? {} : { port }),
    host: host ?? (env === 'development' ? '127.0.0.1' : '0.0.0.0'),
    ...(cert !== undefined && key !== undefined && { certificate: { cert, key } }),
  };
}
