import type { Figures } from '../figures.ts';
import { assumed, searchesOfVisit, type Demand } from './demand.ts';
import { podsFor, type Pods } from './pods.ts';
import { serversFor, type Servers } from './servers.ts';

/** Resources for a demand. */
export interface Plan {
  readonly demand: Demand;
  /** Results pages and calls, per second. */
  readonly searches: number;
  readonly pods: Pods;
  readonly servers: Servers;
  /** Bytes of the bucket, or of the folders that machines share. */
  readonly files: { readonly pictures: number; readonly releases: number };
}

/** RELEASE_DAYS. */
const releaseDays = 30;
const areas = 6;

/** @throws {Error} when the demand exceeds what the model covers */
export function planFor(demand: Demand, figures: Figures): Plan {
  const pods = podsFor(demand, figures);
  return {
    demand,
    pods,
    searches: demand.visits * searchesOfVisit,
    servers: serversFor(demand, pods, figures),
    files: {
      pictures: demand.listings * demand.pictures * (assumed.originalBytes + assumed.madeBytes),
      releases: (demand.releases * releaseDays + areas) * figures.soak.releaseBytes,
    },
  };
}
