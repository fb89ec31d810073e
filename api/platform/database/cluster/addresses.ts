import { DatabaseProblem } from '../pool.ts';

/** Address of one PostgreSQL server. */
export interface ServerAddress {
  /** 'db1:5432/verandah': for display, without user and password. */
  readonly name: string;
  /** For this server alone. */
  readonly url: string;
}

/** A parsed DATABASE_URL. */
export interface Addresses {
  readonly servers: readonly ServerAddress[];
  /** Whether replicas serve reads. */
  readonly readsReplicas: boolean;
}

const parts = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#]*)([^?#]*)(\?[^#]*)?$/;
/** A host name, an address, or an IPv6 address in brackets; then perhaps a port. */
const place = /^(\[[0-9a-f:.]+\]|[\w.-]+|%2f[\w%.-]*)?(?::(\d{1,5}))?$/i;
const wanted: Readonly<Record<string, boolean>> = {
  any: true,
  'prefer-standby': true,
  'read-write': false,
  primary: false,
};

const wrongAddress = (what: string): DatabaseProblem => new DatabaseProblem(`DATABASE_URL ${what}`);

/**
 * Takes a DATABASE_URL apart; several hosts as libpq writes them: postgresql://user:password@a:5432,b:5432/verandah.
 * With target_session_attrs=read-write or primary only the primary is queried, with any, prefer-standby or without it
 * visitors read from the others.
 * @throws {DatabaseProblem} in one line, without the password
 */
export function readAddresses(url: string): Addresses {
  const [, scheme, user, hosts, path, query] = parts.exec(url) ?? [];
  if (scheme === undefined || hosts === undefined)
    throw wrongAddress('is not an address: it must look like postgres://user:password@host:5432/name');
  const parameters = new URLSearchParams(query ?? '');
  const attributes = parameters.get('target_session_attrs') ?? 'any';
  parameters.delete('target_session_attrs');
  const readsReplicas = wanted[attributes];
  if (readsReplicas === undefined)
    throw wrongAddress('has an invalid target_session_attrs: it must be any, prefer-standby, read-write or primary');
  const rest = `${path ?? ''}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
  const servers = hosts.split(',').map((each) => {
    const [whole, host, port] = place.exec(each) ?? [];
    if (whole === undefined || (host === undefined && hosts !== '' && !parameters.has('host')))
      throw wrongAddress(
        'names several servers, one of which is not a host: it must look like postgres://user:password@a:5432,b:5432/name',
      );
    if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535))
      throw wrongAddress('has an invalid port: it must be from 1 to 65535');
    return {
      name: `${host === undefined ? (parameters.get('host') ?? 'localhost') : readHost(host)}${port === undefined ? '' : `:${port}`}${path ?? ''}`,
      url: `${scheme}${user === undefined ? '' : `${user}@`}${each}${rest}`,
    };
  });
  const twice = servers.find(({ name }, index) => servers.findIndex((other) => other.name === name) !== index);
  if (twice) throw wrongAddress(`names ${twice.name} twice`);
  return { servers, readsReplicas };
}

/** A host for display: the folder of a Unix socket has its slashes escaped. */
function readHost(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    throw wrongAddress(`has an invalid host: ${host}`);
  }
}

/** The problem with a DATABASE_URL, to follow its name; undefined for a valid one. */
export function addressProblem(url: string): string | undefined {
  try {
    readAddresses(url);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace('DATABASE_URL ', '');
  }
}
