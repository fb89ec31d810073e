import type { Database } from '../../platform/database/public.ts';
import type { Service } from '../../platform/service.ts';
import { officeOf, type Sender } from '../agencies/public.ts';
import { importQueue } from './queue.ts';
import { decodeApart } from './read/read-apart.ts';
import { receiveUpload } from './uploads.ts';

/** Takes feeds that come as text. */
export interface FeedIntake {
  /** Stores a feed, within the caller's transaction. @returns the upload's id */
  keep(database: Database, text: string, source: string, sender: Sender): Promise<string>;
  /** Queues the import of a stored feed; for one that was imported, does nothing. */
  start(id: string, sender: Sender): void;
}

export const feedIntake = (service: Service): FeedIntake => ({
  keep: async (database, text, source, sender) =>
    receiveUpload(
      { ...service, database },
      await decodeApart('reaxml', new TextEncoder().encode(text)),
      source,
      sender,
    ),
  start: (id, sender) => void importQueue(service).add(id, officeOf(sender)),
});

declare module '../../platform/graph/context.ts' {
  interface GraphContext {
    readonly feeds: FeedIntake;
  }
}
