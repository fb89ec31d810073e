import { sql } from 'kysely';
import { fillMissingRankings } from '../domains/agencies/public.ts';
import { listingSubscribers } from '../domains/listing-subscribers/public.ts';
import { refreshPassedSearchRows } from '../domains/listings/public.ts';
import { importBuiltInBoundaries, loadGazetteer } from '../domains/geography/imports/public.ts';
import { placeMissingStations } from '../domains/geography/pages/public.ts';
import { fillMissingSuggestions } from '../domains/geography/locations/public.ts';
import type { Service } from '../platform/service.ts';

/** Background maintenance of the API's own data. */
export interface Chores {
  /** Starts no more work and waits for work in progress. */
  stop(): Promise<void>;
}

/** Loads the built-in localities into an empty database before the first request. */
export async function loadPlaces({ database, log }: Service): Promise<void> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from locality) as empty`.execute(database);
  if (rows[0]?.empty) log.info({ places: await loadGazetteer(database) }, 'built-in locations loaded');
}

/** Starts the maintenance that runs while the API serves. */
export function startChores(service: Service): Chores {
  const tidying = scheduleSearchRows(service);
  const recording = recordOperationTimes(service);
  const once = [fillTypeahead(service), countHomesOfAgents(service)];
  if (service.settings.suburbBoundaries === 'built-in') once.push(importBoundaries(service));
  return {
    async stop() {
      clearInterval(tidying);
      await Promise.all([recording, ...once].map((chore) => chore.stop()));
    },
  };
}

/**
 * Data of an older version has no suggestions of streets, stations, offices and agents yet: they are generated while
 * the API runs.
 */
function fillTypeahead({ database, log }: Service): Chores {
  const stopping = new AbortController();
  const fill = async () =>
    (await fillMissingSuggestions(database, stopping.signal)) + (await placeMissingStations(database));
  const filled = fill().then(
    (count) => {
      if (count > 0) log.info({ count }, 'typeahead index filled');
    },
    (error: unknown) => log.error({ err: error }, 'typeahead index not filled, will retry at the next start'),
  );
  return {
    stop: () => {
      stopping.abort();
      return filled;
    },
  };
}

/** Imports the built-in suburb boundaries while the API runs, if there are none. */
function importBoundaries({ database, log }: Service): Chores {
  const stopping = new AbortController();
  const done = importBuiltInBoundaries(database, stopping.signal).then(
    (added) => {
      if (added.imported > 0 || added.drawn > 0) log.info(added, 'built-in suburb boundaries imported');
    },
    (error: unknown) =>
      log.error({ err: error }, 'built-in suburb boundaries not imported, will retry at the next start'),
  );
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

/**
 * Data of an older version lack the counts of agents' sales and rentals: they are computed once while the
 * API runs.
 */
function countHomesOfAgents({ database, log }: Service): Chores {
  const counted = fillMissingRankings(database).then(
    (any) => {
      if (any) log.info('agent listing counts recomputed');
    },
    (error: unknown) => log.error({ err: error }, 'agent listing counts failed, will retry at the next start'),
  );
  return { stop: () => counted };
}

const tidyEvery = 5 * 60_000;

/** Updates the search rows of listings whose inspections or auctions have passed, every few minutes. */
function scheduleSearchRows({ database, log }: Service): NodeJS.Timeout {
  return setInterval(() => {
    refreshPassedSearchRows(database, listingSubscribers).catch((error: unknown) =>
      log.error(
        { err: error },
        'listings whose time has passed could not be renewed in the search; tried again at the next turn',
      ),
    );
  }, tidyEvery).unref();
}

const recordEvery = 10_000;

/** Writes the times of operations, which an incident is looked up by, every few seconds. */
function recordOperationTimes({ database, log, telemetry }: Service): Chores {
  let written = Promise.resolve();
  const write = (): void => {
    written = written.then(() => telemetry.operationSums.write(database, log));
  };
  const timer = setInterval(write, recordEvery).unref();
  return {
    stop() {
      clearInterval(timer);
      write();
      return written;
    },
  };
}
