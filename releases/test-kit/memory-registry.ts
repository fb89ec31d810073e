import { Refusal } from '../refusal.ts';
import type { Pin, RegistryClient, RegistryEvent } from '../registry/registry-client.ts';

/** A registry for tests of what stands on it; the real one has its own tests beside the database. */
export function memoryRegistry(): RegistryClient & { away: boolean } {
  const pins: Record<string, Pin> = {};
  const releases: { area: string; version: string; contentHash: string; publishedAt: string; manifest: unknown }[] = [];
  const events: RegistryEvent[] = [];
  const note = (event: Partial<RegistryEvent> & Pick<RegistryEvent, 'who' | 'action' | 'area'>): void =>
    void events.unshift({ id: events.length + 1, at: '2026-11-21T00:00:00.000Z', from: null, to: null, why: null, ...event });
  const registry: RegistryClient & { away: boolean } = {
    away: false,
    async pins(after) {
      if (registry.away) throw new Refusal('registry-away', 'away');
      return after === events.length ? null : { revision: events.length, pins: { ...pins } };
    },
    releases: async (area) => releases.filter((release) => area === undefined || release.area === area),
    manifest: async (area, version) => releases.find((release) => release.area === area && release.version === version)?.manifest ?? null,
    events: async (area) => events.filter((event) => area === undefined || event.area === area),
    async record({ area, version, contentHash, manifest, who, why }) {
      if (releases.some((release) => release.area === area && release.version === version)) return;
      releases.push({ area, version, contentHash, manifest, publishedAt: '2026-11-21T00:00:00.000Z' });
      note({ who, action: 'publish', area, to: version, why: why ?? null });
    },
    operationProblems: async (operations) => operations.filter(({ text }) => text.includes('unknown')).map(({ name }) => ({ operation: name, message: 'Cannot query field "unknown".' })),
    recordRefusal: async ({ area, version, who, why }) => note({ who, action: 'refuse', area, to: version, why }),
    async move({ action, area, version, from, who, why }) {
      if ((pins[area]?.version ?? null) !== from) throw new Refusal('moved-meanwhile', 'moved');
      const changed = from !== version;
      if (changed) {
        pins[area] = { version, previous: action === 'promote' ? from : null };
        note({ who, action, area, from, to: version, why: why ?? null });
      }
      return { changed, revision: events.length, pins: { ...pins } };
    },
  };
  return registry;
}
