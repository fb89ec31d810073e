import type { Call } from '../api-under-load.ts';
import { rendered } from './pages.ts';
import type { Samples } from './samples.ts';

/** Visitors who arrive whether or not earlier ones have a response. */
export interface Traffic {
  /** Stops sending, and waits until every response is there. */
  hold(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

interface TrafficPlan {
  /** Requested in turn. */
  readonly hosts: readonly string[];
  /** Requests per second to all hosts together. */
  readonly perSecond: number;
  readonly paths: readonly string[];
  /** Searches, listings and locations as browsers request them. */
  readonly reads: readonly Call[];
  readonly samples: Pick<Samples, 'request'>;
}

/** The kinds of ten consecutive requests. */
const turns = ['page', 'page', 'search', 'page', 'typeahead', 'page', 'page', 'search', 'page', 'typeahead'] as const;
const typeahead = `query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {
  locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug agentUsername }
}`;
/** Terms as people type them. */
const words = ['richmond', 'brunswick', 'north sydney', '3121', 'main', 'primary', 'parramatta', 'st ki'];
const terms = words.flatMap((word) =>
  Array.from({ length: word.length - 1 }, (_, length) => word.slice(0, length + 2)),
);

/** Every other visit is to one of the most popular pages, which are first. */
const popular = 4;
const pathAt = (paths: readonly string[], visit: number): string =>
  paths[Math.floor(visit / 2) % (visit % 2 === 0 ? popular : paths.length)] as string;

export function startTraffic({ hosts, perSecond, paths, reads, samples }: TrafficPlan): Traffic {
  const under = new Set<Promise<unknown>>();
  const counts = { page: 0, search: 0, typeahead: 0 };
  let [turn, held] = [0, false];
  const post = (kind: 'search' | 'typeahead', host: string, body: string) =>
    samples.request(
      kind,
      `${host}/graphql`,
      { method: 'POST', body, headers: { 'content-type': 'application/json', accept: 'application/json' } },
      (_, text) => (text.startsWith('{"data":{') ? undefined : `responded ${text.slice(0, 200)}`),
    );
  const send = (): Promise<unknown> => {
    const host = hosts[turn % hosts.length] as string;
    // A host gets a whole ten in a row, so that each gets every kind.
    const kind = turns[Math.floor(turn++ / hosts.length) % turns.length] as (typeof turns)[number];
    const count = counts[kind]++;
    if (kind === 'page')
      return samples.request(
        'page',
        host + pathAt(paths, Math.floor(count / hosts.length)),
        { headers: { accept: 'text/html' } },
        (_, page) => (page.includes(rendered) ? undefined : 'not a page that a server has rendered'),
      );
    if (kind === 'search') return post(kind, host, (reads[count % reads.length] as Call).body);
    return post(
      kind,
      host,
      JSON.stringify({
        query: typeahead,
        variables: { term: terms[count % terms.length], take: 8, kinds: ['suburb', 'street', 'school', 'agent'] },
      }),
    );
  };
  const timer = setInterval(() => {
    if (held) return;
    const sent = send();
    under.add(sent);
    void sent.finally(() => under.delete(sent));
  }, 1000 / perSecond);
  const hold = async (): Promise<void> => {
    held = true;
    await Promise.all(under);
  };
  return {
    hold,
    resume() {
      held = false;
    },
    async stop() {
      clearInterval(timer);
      await hold();
    },
  };
}
