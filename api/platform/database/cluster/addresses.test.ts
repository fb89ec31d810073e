import { addressProblem, readAddresses } from './addresses.ts';

test('[DATA-01] several servers are taken apart as libpq writes them, each with everything else of the address', () => {
  expect(
    readAddresses(
      'postgresql://u:p%40ss@a:5432,b.internal:5433,[::1]:5434/verandah?sslmode=require&target_session_attrs=any',
    ),
  ).toEqual({
    readsReplicas: true,
    servers: [
      { name: 'a:5432/verandah', url: 'postgresql://u:p%40ss@a:5432/verandah?sslmode=require' },
      { name: 'b.internal:5433/verandah', url: 'postgresql://u:p%40ss@b.internal:5433/verandah?sslmode=require' },
      { name: '[::1]:5434/verandah', url: 'postgresql://u:p%40ss@[::1]:5434/verandah?sslmode=require' },
    ],
  });
  expect(readAddresses('postgres://a,b/x').servers.map(({ url }) => url)).toEqual(['postgres://a/x', 'postgres://b/x']);
  // One server, and one behind a socket.
  expect(readAddresses('postgres://db/x').servers).toEqual([{ name: 'db/x', url: 'postgres://db/x' }]);
  expect(readAddresses('postgres:///x?host=/var/run/postgresql').servers).toEqual([
    { name: '/var/run/postgresql/x', url: 'postgres:///x?host=%2Fvar%2Frun%2Fpostgresql' },
  ]);
});

test('[DATA-06] a configuration for the primary alone reads only from it', () => {
  const reads = (attributes: string) =>
    readAddresses(`postgres://a,b/x?target_session_attrs=${attributes}`).readsReplicas;
  expect(['any', 'prefer-standby', 'read-write', 'primary'].map(reads)).toEqual([true, true, false, false]);
});

test('[DATA-01] a problem of DATABASE_URL is reported in one line, without its content', () => {
  const problems = [
    'mysql://u:secret@a/x',
    'postgres://u:secret@a:5432,,b/x',
    'postgres://u:secret@a:5432,b c/x',
    'postgres://u:secret@a:99999,b/x',
    'postgres://u:secret@a:1,a:1/x',
    'postgres://u:secret@a,b/x?target_session_attrs=standby',
    'postgres://u:secret@%2fa%zz/x',
  ].map(addressProblem);
  expect(problems).toEqual([
    'is not an address: it must look like postgres://user:password@host:5432/name',
    'names several servers, one of which is not a host: it must look like postgres://user:password@a:5432,b:5432/name',
    'names several servers, one of which is not a host: it must look like postgres://user:password@a:5432,b:5432/name',
    'has an invalid port: it must be from 1 to 65535',
    'names a:1/x twice',
    'has an invalid target_session_attrs: it must be any, prefer-standby, read-write or primary',
    'has an invalid host: %2fa%zz',
  ]);
  expect(readAddresses('postgres://u@%2Ftmp%2Fa%20b/x').servers[0]?.name).toBe('/tmp/a b/x');
  expect(addressProblem('postgres://u:secret@a,b/x')).toBeUndefined();
});
