/** Settings that connect to other machines; the traffic must not be readable on the network. */
export const leadingElsewhere = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'CMS_GRAPHQL_URL',
  'CMS_REST_URL',
  'ROUTER_URL',
  'ERROR_REPORTS_DSN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'API_URL',
  'LEGACY_API_URL',
  'GRAPHQL_URL',
  'REALTIME_URL',
] as const;

/** This machine and its sockets. */
const here = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|)$/i;
const hostsOf = (url: string): readonly string[] => {
  const [, , given = ''] = /^[\w+.-]+:\/\/(?:([^/?#]*)@)?([^/?#]*)/.exec(url) ?? [];
  return given.split(',').map((each) => each.replace(/:\d+$/, ''));
};
/** sslmode values that the driver encrypts: with 'require' it verifies the server's certificate too. */
const sealed = /^(?:require|verify-ca|verify-full)$/;

function isPlain(name: string, url: string): boolean {
  if (hostsOf(url).every((host) => here.test(host) || host.toLowerCase().startsWith('%2f'))) return false;
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
  if (name === 'DATABASE_URL')
    return !sealed.test(parameters.get('sslmode') ?? '') || parameters.get('uselibpqcompat') === 'true';
  if (name === 'SMTP_URL') return !url.startsWith('smtps:') && parameters.get('requireTLS') !== 'true';
  return !url.startsWith('https:');
}

const instead: Readonly<Record<string, string>> = {
  DATABASE_URL: 'add sslmode=require to it',
  SMTP_URL: 'use smtps:// or add requireTLS=true to it',
};

/**
 * With APP_ENV=production: one line for each connection to another machine that would not be encrypted, unless
 * PLAIN_CONNECTIONS names its variable, and one for invalid names there. Values are not included: they may contain a
 * password.
 */
export function plainConnections(given: Readonly<Record<string, unknown>>): string[] {
  const allowed =
    typeof given['PLAIN_CONNECTIONS'] === 'string'
      ? given['PLAIN_CONNECTIONS'].split(',').map((name) => name.trim())
      : [];
  const unknown = allowed.filter((name) => !(leadingElsewhere as readonly string[]).includes(name));
  if (unknown.length > 0)
    return [`PLAIN_CONNECTIONS must be names of settings, separated by commas: ${leadingElsewhere.join(', ')}`];
  if (given['APP_ENV'] !== 'production') return [];
  return leadingElsewhere
    .filter((name) => typeof given[name] === 'string' && isPlain(name, given[name]) && !allowed.includes(name))
    .map(
      (name) =>
        `${name} would send what it carries in the clear: ${instead[name] ?? 'use https://'}, or allow it in a network of your own by PLAIN_CONNECTIONS=${name}`,
    );
}
