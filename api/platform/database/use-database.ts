import { useLocalServer, type LocalServer } from './local-server/local-server.ts';

/** The database of a site while this process uses it. */
export type UsedDatabase = Pick<LocalServer, 'url' | 'ownerUrl' | 'release'>;

/** Where a site's database is. */
interface Place {
  readonly dataDir: string;
  /** The value of DATABASE_URL; absent: the data folder's local server. */
  readonly databaseUrl?: string | undefined;
}

/** Uses the PostgreSQL of DATABASE_URL, or of the data folder. @throws {DatabaseProblem} as `useLocalServer` */
export async function useDatabase({ dataDir, databaseUrl }: Place): Promise<UsedDatabase> {
  if (databaseUrl === undefined) return useLocalServer(dataDir);
  return { url: databaseUrl, ownerUrl: databaseUrl, release: async () => undefined };
}
