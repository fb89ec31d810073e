import type { ReleaseManifest } from '@verandah/areas';
import type { Conflict } from './conflict.ts';

/**
 * The bus topics that would lose their last publisher or follower. A topic that other live releases follow must still
 * be published, by this area or another. A topic that they publish, such as the request to save a home, must still be
 * followed.
 * @param live the live releases and those in rollout
 */
export function findLostTopics(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): readonly Conflict[] {
  const { area, contract } = manifest;
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

  const conflict = (topic: string, other: ReleaseManifest | undefined, words: string): readonly Conflict[] =>
    other ? [{ reason: 'topic-lost', words, subject: topic, other: other.area }] : [];

  return [
    ...lost('publishes').flatMap((topic) => {
      const follower = whoseOwn('follows', topic);
      return conflict(
        topic,
        follower,
        `no longer publishes ${topic}, which ${follower?.area} ${follower?.version} follows. Publish it until no live release does, or promote both together: --with ${follower?.area}@VERSION.`,
      );
    }),
    ...lost('follows').flatMap((topic) => {
      const publisher = whoseOwn('publishes', topic);
      return conflict(
        topic,
        publisher,
        `no longer follows ${topic}, which ${publisher?.area} ${publisher?.version} publishes and no other release follows. Follow it until no live release publishes it, or promote both together: --with ${publisher?.area}@VERSION.`,
      );
    }),
  ];
}
