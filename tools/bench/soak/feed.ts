import type { Database } from '@verandah/api';
import { sql } from 'kysely';
import type { Samples } from './samples.ts';

/** An office that sends its listings as REAXML, over and over. */
export interface Feed {
  readonly documents: number;
  /** Listings that a report has confirmed as created or updated. */
  readonly acknowledged: number;
  stop(): Promise<void>;
  /** What of that the database lacks. */
  missing(database: Database): Promise<readonly string[]>;
}

interface Report {
  readonly status: string;
  readonly problem: string | null;
  readonly listings: readonly { readonly uniqueId: string; readonly outcome: string }[];
}

/** Changed listings per document, besides a new one. */
const changed = 4;
const agentId = 'SOAKED';

/**
 * @param run prefix of its listings' ids, distinct from those of earlier runs
 * @param token of operations
 * @param rest milliseconds between two documents
 */
export function startFeed(
  host: string,
  run: string,
  token: string,
  rest: number,
  samples: Pick<Samples, 'request' | 'note'>,
): Feed {
  /** The last acknowledged title of each listing. */
  const titles = new Map<string, string>();
  let [documents, acknowledged, stopping] = [0, 0, false];
  const headers = { authorization: `Bearer ${token}` };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  const odd = (problem: string): void =>
    samples.note({ kind: 'feed', at: performance.now(), ms: 0, status: 200, problem });
  const send = async (turn: number): Promise<void> => {
    const ids = [
      `${run}-${turn}`,
      ...Array.from({ length: Math.min(changed, turn) }, (_, back) => `${run}-${(turn * 7 + back) % turn}`),
    ];
    const sent = new Map(ids.map((id) => [id, `A home by the water, edition ${turn}`]));
    const taken = await samples.request('feed', `${host}/feeds/reaxml?source=soak-${turn}.xml`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/xml' },
      body: documentOf(sent, turn),
    });
    // Without a response it may have been imported or not, so it is not checked.
    if (taken.status !== 202) {
      for (const id of ids) titles.delete(id);
      return;
    }
    documents += 1;
    const { status } = JSON.parse(taken.body) as { status: string };
    for (;;) {
      const response = await samples.request('feed', host + status, { headers });
      const report = response.good ? (JSON.parse(response.body) as Report) : undefined;
      if (report?.status === 'failed') odd(`a feed failed: ${report.problem ?? ''}`);
      for (const { uniqueId, outcome } of report?.status === 'done' ? report.listings : []) {
        if (outcome !== 'created' && outcome !== 'updated') odd(`a feed's listing was ${outcome}`);
        titles.set(uniqueId, sent.get(uniqueId) ?? '');
        acknowledged += 1;
      }
      if (report?.status === 'failed' || report?.status === 'done') return;
      await pause(250);
    }
  };
  const running = (async () => {
    for (let turn = 0; !stopping; turn += 1) {
      await send(turn);
      for (let waited = 0; waited < rest && !stopping; waited += 250) await pause(250);
    }
  })();
  return {
    get documents() {
      return documents;
    },
    get acknowledged() {
      return acknowledged;
    },
    async stop() {
      stopping = true;
      await running;
    },
    async missing(database) {
      const { rows } = await sql<{
        id: string;
        title: string;
      }>`select feed_unique_id as id, title from listing
        where feed_agent_id = ${agentId} and starts_with(feed_unique_id, ${`${run}-`})`.execute(database);
      const stored = new Map(rows.map(({ id, title }) => [id, title]));
      return [
        ...[...titles]
          .filter(([id, title]) => stored.get(id) !== title)
          .map(([id]) => `listing ${id} ${stored.has(id) ? 'is of an older document' : 'is missing'}`),
        ...(rows.length === stored.size ? [] : ['listings are there twice']),
        ...[...stored.keys()].filter((id) => !titles.has(id)).map((id) => `listing ${id} was never acknowledged`),
      ];
    },
  };
}

/** Records of one moment each: those of a later document are newer. */
export function documentOf(titles: ReadonlyMap<string, string>, turn: number): string {
  const moment = new Date(Date.UTC(2026, 0, 1) + turn * 1000).toISOString().slice(0, 19).replace('T', '-');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${moment}">\n${[...titles]
    .map(
      (
        [id, title],
        at,
      ) => `<residential modTime="${moment}" status="current"><agentID>${agentId}</agentID><uniqueID>${id}</uniqueID>
<headline>${title}</headline><description>Made for the soak.</description><price display="yes">${800_000 + turn * 100 + at}</price><category name="House"/><features><bedrooms>3</bedrooms><bathrooms>2</bathrooms></features>
<address display="yes"><streetNumber>${Number(id.split('-').at(-1)) + 1}</streetNumber><street>Water Street</street><suburb display="yes">Richmond</suburb><state>VIC</state><postcode>3121</postcode></address></residential>`,
    )
    .join('\n')}\n</propertyList>`;
}
