import pg from 'pg';
import type { ServerAddress } from './addresses.ts';
import { readPosition, type Position } from './position.ts';

/** A server's report of its state. */
export interface ServerState {
  readonly role: 'primary' | 'replica';
  /** Written to by a primary, replayed by a replica. */
  readonly position: Position;
  /** Of a primary: which life of the database it is; a later one has been promoted after an earlier one. */
  readonly timeline: number;
  /**
   * Of a primary: whether a commit waits for a second server, and how many are there that it may wait for; null where
   * our account may not see that.
   */
  readonly synchronous: { readonly requested: boolean; readonly servers: number | null } | null;
}

/** Milliseconds without a response after which a server counts as unavailable. */
const longestSilence = 2000;

// Only the matching branch is evaluated: each one fails on the other kind of server.
const question = `
  select standby,
    case when standby then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position,
    case when standby then null else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline,
    current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local') as requested,
    (select count(*) filter (where sync_state in ('sync', 'quorum'))::int from pg_stat_replication) as servers,
    (select count(*) filter (where sync_state is null)::int from pg_stat_replication) as unseen
  from (select pg_is_in_recovery() as standby) as role`;

interface Row {
  readonly standby: boolean;
  readonly position: string | null;
  readonly timeline: string | null;
  readonly requested: boolean;
  readonly servers: number;
  readonly unseen: number;
}

/** Probes one server, over a connection that stays. */
export class Probe {
  readonly #server: ServerAddress;
  #client: pg.Client | undefined;

  constructor(server: ServerAddress) {
    this.#server = server;
  }

  /** @throws when it does not respond within two seconds, or is still starting */
  async ask(): Promise<ServerState> {
    const client = (this.#client ??= this.#open());
    const silence = setTimeout(
      () => this.#drop(client, new Error(`no response within ${longestSilence} ms`)),
      longestSilence,
    );
    try {
      if (!connected.has(client)) {
        connected.add(client);
        await client.connect();
      }
      return stateOf((await client.query<Row>(question)).rows[0]);
    } catch (error) {
      this.#drop(client);
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }

  stop(): void {
    if (this.#client) this.#drop(this.#client);
  }

  #open(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#server.url,
      application_name: 'verandah cluster',
      keepAlive: true,
      connectionTimeoutMillis: longestSilence,
    });
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined;
    });
    return client;
  }

  #drop(client: pg.Client, why?: Error): void {
    if (this.#client === client) this.#client = undefined;
    // Not ended gracefully: a silent server would not respond to that either.
    client.connection.stream.destroy(why);
  }
}

const connected = new WeakSet<pg.Client>();

function stateOf(row: Row | undefined): ServerState {
  const position = readPosition(row?.position ?? '');
  if (row === undefined || position === undefined) throw new Error('the server does not know its position yet');
  return {
    role: row.standby ? 'replica' : 'primary',
    position,
    timeline: Number.parseInt(row.timeline ?? '0', 16),
    synchronous: row.standby
      ? null
      : { requested: row.requested, servers: row.servers > 0 || row.unseen === 0 ? row.servers : null },
  };
}
