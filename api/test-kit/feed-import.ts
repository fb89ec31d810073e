import pino from 'pino';
import { makeService } from '../app/make-service.ts';
import { operator } from '../domains/agencies/public.ts';
import { fillFeedMarket } from '../domains/feeds/fixtures/market.ts';
import { decodeApart } from '../domains/feeds/read/read-apart.ts';
import { importUpload } from '../domains/feeds/import.ts';
import { receiveUpload, uploadReport } from '../domains/feeds/uploads.ts';
import { openDatabase } from '../platform/database/public.ts';
import { startPrivateServer } from './private-server.ts';
import { readSettings } from '../platform/settings/public.ts';

/** Imports feeds into a PostgreSQL server of its own, for benchmarks. */
export interface FeedImport {
  /** 'PostgreSQL 15.14' */
  readonly where: string;
  /**
   * Imports a document. @param together how many listings are imported in one transaction
   * @throws {Error} when one was rejected
   */
  run(document: string, together?: number, format?: 'reaxml' | 'json'): Promise<void>;
  close(): Promise<void>;
}

/** @param folder for documents and the server's token */
export async function feedImport(folder: string): Promise<FeedImport> {
  const server = await startPrivateServer();
  const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
  await fillFeedMarket(database);
  const settings = { ...readSettings({ DATA_DIR: folder }), databaseUrl: server.url };
  const service = makeService({ database, graphDatabase: database, settings, log: pino({ level: 'silent' }) });
  return {
    where: `PostgreSQL ${server.version}`,
    async run(document, together, format = 'reaxml') {
      const id = await receiveUpload(
        service,
        await decodeApart(format, Buffer.from(document)),
        'bench',
        operator,
        format,
      );
      await importUpload(service, id, together === undefined ? {} : { together });
      const report = await uploadReport(database, id, operator, { problemsOnly: true, skip: 0, take: 1 });
      if (report?.status !== 'done' || report.counts.rejected > 0)
        throw new Error(`The feed was not imported: ${JSON.stringify(report)}`);
    },
    async close() {
      await service.decoder.close();
      await database.destroy();
      await server.stop();
    },
  };
}
