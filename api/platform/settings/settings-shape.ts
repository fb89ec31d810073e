import * as v from 'valibot';
import { addressProblem } from '../database/public.ts';
import { trustedProxiesOf, trustedProxiesProblem } from '@verandah/network';
import { storageShape } from '@verandah/storage';
import { tracingShape } from '@verandah/telemetry';
import { providersShape } from './sign-in-provider.ts';

const port = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a port number from 0 to 65535'),
);

const webAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, `must be an http or https address, such as ${example}`),
  );

const hostList = (example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^[\w.-]+(:\d{1,5})?(\s*,\s*[\w.-]+(:\d{1,5})?)*$/,
      `must be hosts, such as ${example}, separated by commas`,
    ),
    v.transform((names) => names.toLowerCase().split(/\s*,\s*/)),
  );

const oneLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\P{Cc}+$/u, 'must be one line'),
    v.maxLength(most, `must have at most ${most} characters`),
  );

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;
/** Eleven digits whose weighted sum, with the first less one, is a multiple of 89. */
const isAbn = (text: string): boolean =>
  /^\d{11}$/.test(text) &&
  abnWeights.reduce((sum, weight, at) => sum + weight * (Number(text[at]) - (at === 0 ? 1 : 0)), 0) % 89 === 0;

/** The address of a server's tiles. */
const tileAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s/?#@{};,]+\/\S*$/, `must be an http or https address, such as ${example}`),
    v.check((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}'),
  );
const attribution = v.pipe(v.string(), v.trim(), v.maxLength(500, 'must have at most 500 characters'));

/** Schema of the environment variables and their parsed values. */
export const settingsShape = v.object({
  APP_ENV: v.optional(
    v.picklist(['development', 'qa', 'production'], 'must be development, qa or production'),
    'development',
  ),
  PORT: v.optional(port, '3000'),
  API_PORT: v.optional(port),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, 'must be a whole number from 1 to 300'),
      v.transform(Number),
      v.minValue(1, 'must be a whole number from 1 to 300'),
      v.maxValue(300, 'must be a whole number from 1 to 300'),
    ),
    '10',
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name'),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? addressProblem(dataset.value) : undefined;
        if (problem !== undefined) addIssue({ message: problem });
      }),
    ),
  ),
  DATABASE_MAX_LAG: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(?:[1-9]|[12]\d|30)$/, 'must be seconds from 1 to 30'), v.transform(Number)),
    '10',
  ),
  DATABASE_SYNCHRONOUS: v.optional(v.picklist(['required', 'off'], 'must be required or off'), 'off'),
  DATABASE_MIGRATIONS: v.optional(v.picklist(['start', 'command'], 'must be start or command'), 'start'),
  SAMPLE_LISTINGS: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}$/, 'must be a whole number from 0 to 9999999'), v.transform(Number)),
    '20000',
  ),
  SUBURB_BOUNDARIES: v.optional(v.picklist(['built-in', 'none'], 'must be built-in or none'), 'built-in'),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^\s/]+\/?$/, 'must be an http or https address without a path')),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => trustedProxiesOf(text) !== undefined, trustedProxiesProblem),
      v.transform((text) => trustedProxiesOf(text) ?? false),
    ),
    '0',
  ),
  GRAPHQL_INTROSPECTION: v.optional(v.picklist(['0', '1', 'true', 'false'], 'must be 1 or 0')),
  GRAPHQL_TIMEOUT_MS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[1-9]\d{1,5}$/, 'must be milliseconds from 10 to 999999'),
      v.transform(Number),
    ),
    '6000',
  ),
  BUILD_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  SESSION_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  SEALING_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[\w-]{1,30}:[\w+/=-]{32,200}(\s*,\s*[\w-]{1,30}:[\w+/=-]{32,200})*$/,
        'must be ids with keys of 32 or more letters and digits, the newest first: 2026-12:…,2026-01:…',
      ),
      v.transform((text) =>
        text.split(/\s*,\s*/).map((pair) => {
          const colon = pair.indexOf(':');
          return { id: pair.slice(0, colon), secret: pair.slice(colon + 1) };
        }),
      ),
      v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must not name an id twice'),
      v.check((keys) => keys.every(({ id }) => id !== 'session'), 'must not use the id session'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^smtps?:\/\/\S+$/, 'must look like smtp://user:password@host:587'),
      v.url('must look like smtp://user:password@host:587'),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(?:[^<>@\p{Cc}]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
        'must be an address, such as Verandah <no-reply@verandah.example>',
      ),
    ),
  ),
  REPLIES_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(
        /^(?=.{1,200}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/,
        'must be a domain, such as replies.verandah.example',
      ),
    ),
  ),
  INBOUND_SMTP_PORT: v.optional(port),
  INBOUND_SMTP_HOST: v.optional(v.pipe(v.string(), v.trim(), v.ip('must be an IP address, such as 0.0.0.0'))),
  INBOUND_SMTP_CERT: v.optional(v.string()),
  INBOUND_SMTP_KEY: v.optional(v.string()),
  THIRD_PARTY_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^https:\/\/[^\s/?#@,]+(\s*,\s*https:\/\/[^\s/?#@,]+)*$/,
        'must be origins, such as https://partner.example, separated by commas',
      ),
      v.transform((origins) => origins.toLowerCase().split(/\s*,\s*/)),
    ),
  ),
  ADMIN_SECOND_FACTOR: v.optional(v.picklist(['required', 'optional'], 'must be required or optional'), 'optional'),
  SIGN_IN_PROVIDERS: v.optional(providersShape, '[]'),
  DEVELOPMENT_PROVIDER: v.optional(v.picklist(['0', '1', 'true', 'false'], 'must be 1 or 0')),
  ERROR_REPORTS_DSN: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^https?:\/\/[^\s@/]+@[^\s/]+(?:\/\S*)?\/\d+$/, 'must look like https://key@reports.example.com/1'),
    ),
  ),
  CMS_GRAPHQL_URL: v.optional(webAddress('https://cms.example.com/graphql')),
  CMS_REST_URL: v.optional(webAddress('https://cms.example.com/wp-json')),
  ROUTER_URL: v.optional(webAddress('https://router.example.com')),
  PICTURE_HOSTS: v.optional(hostList('images.internal:8080')),
  PUSH_HOSTS: v.optional(hostList('push.internal:8080')),
  WEBHOOK_HOSTS: v.optional(hostList('localhost:9000')),
  NOTIFY_HOSTS: v.optional(hostList('chat.internal')),
  COMPANY_NAME: v.optional(oneLine(100), 'Verandah'),
  COMPANY_ABN: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/\s/g, '')),
      v.check(isAbn, 'must be an Australian Business Number, such as 51 824 753 556'),
    ),
  ),
  COMPANY_ADDRESS: v.optional(oneLine(200)),
  HELP_PHONE: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{6,20}$/, 'must be a telephone number, such as 1800 160 401')),
  ),
  HELP_EMAIL: v.optional(v.pipe(v.string(), v.trim(), v.email('must be an email address'))),
  TILE_SERVER_URL: v.optional(tileAddress('https://tiles.example.com/{z}/{x}/{y}.mvt')),
  MAP_SATELLITE: v.optional(tileAddress('https://images.example.com/{z}/{x}/{y}.jpg')),
  MAP_TILES: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/\.pmtiles(?:\?\S*)?$/i, 'must be the path or address of a file that ends with .pmtiles'),
      v.check(
        (location) => !location.includes('://') || /^https?:\/\/[^\s/?#@]+\//.test(location),
        'must be a path, or an http or https address without a password',
      ),
    ),
  ),
  TILE_SERVER_ATTRIBUTION: v.optional(attribution),
  MAP_SATELLITE_ATTRIBUTION: v.optional(attribution),
  ...tracingShape,
  ...storageShape,
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
});
