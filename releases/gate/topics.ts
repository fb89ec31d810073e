import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';

/**
 * Checks that no bus topic loses its last publisher or follower. A topic that other live releases follow must still be
 * published, by this area or another. A topic that they publish, such as the request to save a home, must still be
 * followed.
 * @param live the live releases and those in rollout @throws {Refusal} 'topic-lost'
 */
export function checkTopics(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): void {
  const { area, version, contract } = manifest;
  const others = live.filter((other) => other.area !== area);
  const before = live.filter((other) => other.area === area);
  const lost = (side: 'publishes' | 'follows'): string[] => {
    const remaining = new Set(
      [contract, ...others.map((other) => other.contract)].flatMap(({ topics }) => topics[side]),
    );
    return before.flatMap((now) => now.contract.topics[side]).filter((topic) => !remaining.has(topic));
  };
  const whoseOwn = (side: 'publishes' | 'follows', topic: string): ReleaseManifest | undefined =>
    others.find((other) => other.contract.topics[side].includes(topic));

  for (const topic of lost('publishes')) {
    const follower = whoseOwn('follows', topic);
    if (follower)
      throw new Refusal(
        'topic-lost',
        `${area} ${version} no longer publishes ${topic}, which ${follower.area} ${follower.version} follows. Publish it until no live release does.`,
      );
  }
  for (const topic of lost('follows')) {
    const publisher = whoseOwn('publishes', topic);
    if (publisher)
      throw new Refusal(
        'topic-lost',
        `${area} ${version} no longer follows ${topic}, which ${publisher.area} ${publisher.version} publishes and no other release follows. Follow it until no live release publishes it.`,
      );
  }
}
