import { createHash } from 'node:crypto';
import { notCached, type Rendered } from '@verandah/releases';
import type { Result } from '../shell-response.ts';
import type { SetArea, SetRelease } from '../release-set.ts';
import type { AreaOutcome } from '../render-area.ts';
import { PageBytes } from './page-bytes.ts';
import type { CachedPage } from './page-cache.ts';

/** What is stored with a page's bytes: its release and the result of rendering. */
export interface SharedPage {
  readonly release: SetRelease;
  readonly rendered: Rendered;
}

const nothing = new Uint8Array();

/**
 * The cache entry of a page. Returns null unless the page is complete, rendered by the live release, and made only of
 * data with change events.
 * @param document assembles the page; called only for a page that is cached
 */
export function cachedPage(
  response: Result,
  outcome: AreaOutcome,
  area: SetArea,
  reads: ReadonlySet<string>,
  document: () => Buffer,
): { readonly cached: CachedPage<SharedPage> } | null {
  if (
    outcome.kind !== 'rendered' ||
    outcome.stale ||
    response.status !== 200 ||
    !response.parts ||
    outcome.release !== area.live ||
    reads.has(notCached)
  )
    return null;
  const text = document();
  const { release, rendered } = outcome;
  return {
    cached: {
      bytes: new PageBytes(text),
      etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      tags: [...reads],
      about: { release, rendered: { ...rendered, html: nothing, page: nothing } },
    },
  };
}
