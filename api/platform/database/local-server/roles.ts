import pg from 'pg';

/** The database of a local server. */
export const databaseName = 'verandah';
/** Owns the tables, runs migrations and restores. */
export const ownerRole = 'verandah_owner';
/** The API's, which changes rows and no table. */
export const appRole = 'verandah_app';

/**
 * Makes the database and its roles, with the rights that production's have (`deploy/database-roles.sh`), unless they
 * are there.
 * @param connect as the superuser, to a database
 */
export async function ensureRoles(
  connect: (database: string) => Promise<pg.Client>,
  password: string | undefined,
): Promise<void> {
  const server = await connect('postgres');
  try {
    const { rows } = await server.query('select from pg_database where datname = $1', [databaseName]);
    if (rows.length > 0) return;
    const word = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
    await server.query(`drop database if exists ${databaseName}_part`);
    for (const role of [ownerRole, appRole]) {
      await server.query(`drop role if exists ${role}`);
      await server.query(`create role ${role} login${word}`);
    }
    await server.query(`grant pg_monitor to ${appRole}`);
    // Statistics after a sample or an import: plans are bad without.
    await server.query(`grant pg_maintain to ${appRole}`);
    // A restore fills the queue of jobs too.
    await server.query(`grant ${appRole} to ${ownerRole}`);
    await server.query(`create database ${databaseName}_part`);
    const database = await connect(`${databaseName}_part`);
    try {
      await database.query(rights);
    } finally {
      await database.end();
    }
    // An incomplete one is never used.
    await server.query(`alter database ${databaseName}_part rename to ${databaseName}`);
  } finally {
    await server.end();
  }
}

const rights = `
alter database ${databaseName}_part owner to ${ownerRole};
revoke all on database ${databaseName}_part from public;
grant connect on database ${databaseName}_part to ${appRole};
alter schema public owner to ${ownerRole};
revoke all on schema public from public;
grant usage on schema public to ${appRole};
alter default privileges for role ${ownerRole} grant usage on schemas to ${appRole};
alter default privileges for role ${ownerRole} grant select, insert, update, delete on tables to ${appRole};
alter default privileges for role ${ownerRole} grant usage, select, update on sequences to ${appRole};
create schema jobs authorization ${appRole};
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;
revoke connect on database postgres, template1 from public;
`;
