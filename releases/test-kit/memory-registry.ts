import { Refusal } from '../refusal.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { addCounts } from '../watch/counts.ts';
import type { HealthSum } from '../watch/shapes.ts';
import type { Freeze, Pin, PinSet, RegistryEvent, SignedRelease, TokenRecord } from '../registry/shapes.ts';

/** A registry for tests of what uses it. The real one has its own tests beside the database. */
export function memoryRegistry(): RegistryClient & {
  away: boolean;
  kept: RegistryClient['kept'];
  clock: () => number;
} {
  const pins: Record<string, Pin> = {};
  const releases: ({
    area: string;
    version: string;
    contentHash: string;
    publishedAt: string;
    notes: readonly string[];
  } & SignedRelease)[] = [];
  const events: RegistryEvent[] = [];
  const tokens: (TokenRecord & { hash: string })[] = [];
  let freezes: Freeze[] = [];
  const sums: HealthSum[] = [];
  let turn = '';
  const moment = (): string => new Date(registry.clock()).toISOString();
  const note = (event: Partial<RegistryEvent> & Pick<RegistryEvent, 'who' | 'action'>): void =>
    void events.unshift({
      id: events.length + 1,
      at: moment(),
      area: null,
      from: null,
      to: null,
      why: null,
      detail: null,
      ...event,
    });
  const wentLive = (release: { readonly area: string; readonly version: string }): boolean =>
    events.some(({ action, area, to, detail }) => {
      const moves = (detail as { moves?: { area: string; to: string }[] } | null)?.moves ?? [{ area, to }];
      return (
        (action === 'promote' || action === 'rollback') &&
        moves.some((move) => move.area === release.area && move.to === release.version)
      );
    });
  const set = (): PinSet => ({ revision: events.length, pins: { ...pins } });
  const registry: ReturnType<typeof memoryRegistry> = {
    away: false,
    clock: () => Date.parse('2026-11-21T00:00:00.000Z'),
    async pins(after) {
      if (registry.away) throw new Refusal('registry-away', 'away');
      return after === events.length ? null : set();
    },
    pinsAt: async () => set(),
    kept: async () =>
      Object.fromEntries(
        Object.entries(pins).map(([area, { version, previous, rollout }]) => [
          area,
          [version, previous, rollout?.version].filter((each) => typeof each === 'string'),
        ]),
      ),
    releases: async (area) =>
      releases
        .filter((release) => area === undefined || release.area === area)
        .map((release) => ({ ...release, wentLive: wentLive(release) })),
    manifest: async (area, version) =>
      releases.find((release) => release.area === area && release.version === version) ?? null,
    events: async (area, limit = 100, before = Infinity) =>
      events
        .filter((event) => event.id < before)
        .flatMap((event): RegistryEvent[] => {
          if (area === undefined || event.area === area) return [event];
          const moves = (event.detail as { moves?: { area: string; from: string | null; to: string }[] } | null)?.moves;
          const own = moves?.find((move) => move.area === area);
          return own ? [{ ...event, ...own, detail: { joint: moves } }] : [];
        })
        .slice(0, limit),
    lastMoves: async () => {
      const last: RegistryEvent[] = [];
      for (const area of Object.keys(pins))
        for (const event of await registry.events(area, Infinity))
          if (event.action === 'promote' || event.action === 'rollback') {
            last.push(event);
            break;
          }
      return last;
    },
    async record({ area, version, contentHash, manifest, signature, notes, origin, who, why }) {
      const held = releases.findIndex((release) => release.area === area && release.version === version);
      const made = { area, version, contentHash, manifest, signature, notes, publishedAt: moment() };
      if (held >= 0) return void (releases[held] = made);
      releases.push(made);
      note({ who, action: 'publish', area, to: version, why: why ?? null, ...(origin && { detail: { origin } }) });
    },
    operationProblems: async (operations) =>
      operations
        .filter(({ text }) => text.includes('unknown'))
        .map(({ name }) => ({ operation: name, message: 'Cannot query field "unknown".' })),
    schema: async () => 'type Query { word: String }\n',
    note: async ({ action, area, version, who, why, detail }) =>
      note({ who, action, area: area ?? null, to: version ?? null, why: why ?? null, detail }),
    verifyLog: async () => ({ entries: events.length, head: null, broken: null }),
    async move({ action, area, version, from, who, why, detail }) {
      if (action === 'rollback' && !wentLive({ area, version })) throw new Refusal('never-live', 'never live');
      if ((pins[area]?.version ?? null) !== from) throw new Refusal('moved-meanwhile', 'moved');
      const { withdrawn, rollout } = pins[area] ?? {};
      const changed = from !== version || rollout !== undefined || (action === 'promote' && withdrawn !== undefined);
      if (changed) {
        pins[area] = {
          version,
          previous: action === 'promote' ? from : null,
          ...(action === 'rollback' && withdrawn && { withdrawn }),
        };
        note({ who, action, area, from, to: version, why: why ?? null, detail: detail ?? null });
      }
      return { changed, ...set() };
    },
    async moveTogether({ action, moves, who, why }) {
      for (const { area, version, from } of moves) {
        if (action === 'rollback' && !wentLive({ area, version })) throw new Refusal('never-live', 'never live');
        if ((pins[area]?.version ?? null) !== from) throw new Refusal('moved-meanwhile', 'moved');
      }
      for (const { area, version, from } of moves)
        pins[area] = { version, previous: action === 'promote' ? from : null };
      const detail = { moves: moves.map(({ area, version, from }) => ({ area, from, to: version })) };
      note({ who, action, why: why ?? null, detail });
      return { changed: true, ...set() };
    },
    async rollout({ area, version, live, percent, who, why }) {
      const { rollout, ...pin } = pins[area] ?? { version: null, previous: null };
      if (pin.version !== live) throw new Refusal('moved-meanwhile', 'moved');
      const changed =
        percent === 0 ? rollout?.version === version : rollout?.version !== version || rollout.percent !== percent;
      if (changed) {
        if (live === null && percent === 0) delete pins[area];
        else pins[area] = { ...pin, ...(percent > 0 && { rollout: { version, percent } }) };
        note({ who, action: 'rollout', area, from: live, to: version, why: why ?? null, detail: { percent } });
      }
      return { changed, ...set() };
    },
    async withdraw({ area, live, redirects, who, why }) {
      const pin = pins[area];
      if (!pin || pin.version !== live) throw new Refusal('moved-meanwhile', 'moved');
      const changed = JSON.stringify(pin.withdrawn?.redirects) !== JSON.stringify(redirects);
      pins[area] = { version: live, previous: pin.previous, withdrawn: { redirects } };
      if (changed)
        note({ who, action: 'withdraw', area, from: live, to: live, why: why ?? null, detail: { redirects } });
      return { changed, ...set() };
    },
    async restore({ area, live, who, why }) {
      const pin = pins[area];
      if (!pin || pin.version !== live) throw new Refusal('moved-meanwhile', 'moved');
      const changed = pin.withdrawn !== undefined;
      pins[area] = { version: live, previous: pin.previous };
      if (changed) note({ who, action: 'restore', area, from: live, to: live, why: why ?? null });
      return { changed, ...set() };
    },
    tokens: async () => tokens.map(({ hash: _hash, ...token }) => token),
    async createToken({ name, hash, area, actions, expiresAt, who }) {
      if (tokens.some((token) => token.name === name))
        throw new Refusal('name-taken', `There is a token named ${name}.`);
      tokens.unshift({
        name,
        hash,
        area,
        actions,
        expiresAt,
        createdBy: who,
        createdAt: moment(),
        revokedAt: null,
        usedAt: null,
      });
      note({ who, action: 'token-create', area, detail: { token: name } });
    },
    findToken: async (hash) => tokens.find((token) => token.hash === hash) ?? null,
    async revokeToken(name, { who }) {
      const held = tokens.findIndex((token) => token.name === name && token.revokedAt === null);
      const token = tokens[held];
      if (!token) throw new Refusal('unknown-token', `No token named ${name} is in force.`);
      tokens[held] = { ...token, revokedAt: moment() };
      note({ who, action: 'token-revoke', area: token.area, detail: { token: name } });
    },
    freezes: async () => freezes,
    async freeze({ area, from, until, why, who }) {
      const made = { id: freezes.length + 1, area, from, until, why, createdBy: who, liftedAt: null };
      freezes.push(made);
      note({ who, action: 'freeze', area, why });
      return made;
    },
    async liftFreeze(id, { who }) {
      freezes = freezes.filter((one) => one.id !== id);
      note({ who, action: 'unfreeze', detail: { freeze: id } });
    },
    addHealth: async (more) => void sums.push(...more),
    async health({ from, until, step, area }) {
      const spans = new Map<string, HealthSum & { counts: Record<string, number> }>();
      const [first, end] = [Date.parse(from), Date.parse(until)];
      for (const sum of sums) {
        const when = Date.parse(sum.at);
        if (when < first || when >= end || (area !== undefined && sum.area !== area)) continue;
        const span = new Date(first + Math.floor((when - first) / step / 1000) * step * 1000).toISOString();
        const key = `${sum.area} ${sum.version} ${span}`;
        const held = spans.get(key) ?? { area: sum.area, version: sum.version, at: span, counts: {} };
        spans.set(key, held);
        addCounts(held.counts, sum.counts);
      }
      return [...spans.values()];
    },
    tidyHealth: async () => {},
    async giveTurn(holder) {
      if (turn === holder) turn = '';
    },
    async takeTurn(holder) {
      turn ||= holder;
      return turn === holder;
    },
  };
  return registry;
}
