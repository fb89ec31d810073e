import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';

/**
 * A topic that other live releases follow may not fall silent: a release keeps publishing what its area publishes now, or
 * another area does. @param live the live releases and those in rollout @throws {Refusal} 'topic-lost'
 */
export function checkTopics(manifest: ReleaseManifest, live: readonly ReleaseManifest[]): void {
  const { area, version, contract } = manifest;
  const others = live.filter((other) => other.area !== area);
  const published = new Set([...contract.topics.publishes, ...others.flatMap((other) => other.contract.topics.publishes)]);
  const lost = live.filter((other) => other.area === area).flatMap((now) => now.contract.topics.publishes).filter((topic) => !published.has(topic));
  for (const topic of lost) {
    const follower = others.find((other) => other.contract.topics.follows.includes(topic));
    if (follower) throw new Refusal('topic-lost', `${area} ${version} no longer publishes ${topic}, which ${follower.area} ${follower.version} follows. Publish it until no live release does.`);
  }
}
