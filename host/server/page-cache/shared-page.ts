import { createHash } from 'node:crypto';
import { notCached, type Rendered } from '@verandah/releases';
import type { Answer } from '../answer.ts';
import type { SetArea, SetRelease } from '../release-set.ts';
import type { AreaOutcome } from '../render-area.ts';
import type { CachedPage } from './page-cache.ts';

/** Stored beside a page's bytes: who made it, and how it went. */
export interface SharedPage {
  readonly release: SetRelease;
  readonly rendered: Rendered;
}

const nothing = new Uint8Array();

/**
 * A page that may be cached for everybody: whole, by the live release, of data whose changes are followed; null for any
 * other.
 * @param document puts it together; called for a cacheable page only
 */
export function cachedPage(
  answer: Answer,
  outcome: AreaOutcome,
  area: SetArea,
  reads: ReadonlySet<string>,
  document: () => Buffer,
): { readonly kept: CachedPage<SharedPage> } | null {
  if (
    outcome.kind !== 'rendered' ||
    outcome.stale ||
    answer.status !== 200 ||
    !answer.parts ||
    outcome.release !== area.live ||
    reads.has(notCached)
  )
    return null;
  const bytes = document();
  const { release, rendered } = outcome;
  return {
    kept: {
      document: bytes,
      etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      tags: [...reads],
      about: { release, rendered: { ...rendered, html: nothing, page: nothing } },
    },
  };
}
