import { withoutUnknownNames } from '@verandah/areas/address';
import { topicAt, type TopicEntry } from '../shell/information/topics.ts';
import { pageTarget } from './page-target.ts';
import type { ReleaseSet, SetArea } from './release-set.ts';

/** The route of a request, before anything is rendered. */
export interface RoutedPage {
  /** As requested. */
  readonly requested: URL;
  /** As its page sees it: without query parameters that the page does not read. */
  readonly url: URL;
  /** The area that owns the page; null when none does. */
  readonly area: SetArea | null;
  /** The information page of the shell, if it is one. */
  readonly topic: TopicEntry | null;
  /** The page is private. */
  readonly isPrivate: boolean;
  /** The page is private or a form was sent: the reader must be identified. */
  readonly isPersonal: boolean;
  /** The canonical address to redirect to; null when the request used it. A form is accepted at any address. */
  readonly movedTo: string | null;
}

/**
 * Routes a request to a page of the set and its canonical path.
 * @param target of the request: '/For-Sale//?a=B'
 */
export function routePage(target: string, isForm: boolean, set: ReleaseSet, publicUrl: string): RoutedPage {
  const { url: requested, canonicalPath, isCanonical, casedPath, isCased } = pageTarget(target, publicUrl);
  const topic = topicAt(requested.pathname) ?? null;
  // The path of a private page is case-sensitive; every other path is lower case.
  const [path, isPath] = set.isPrivate(canonicalPath) ? [casedPath, isCased] : [canonicalPath, isCanonical];
  const isKnown = (): boolean => Boolean(topicAt(canonicalPath) ?? set.areaOf(canonicalPath));
  const movedTo = !isPath && !isForm && isKnown() ? path + requested.search : null;
  const isPrivate = movedTo === null && topic === null && set.isPrivate(requested.pathname);
  return {
    requested,
    url: withoutUnknownNames(requested, set.queryNames(requested.pathname)),
    area: set.areaOf(requested.pathname),
    topic,
    isPrivate,
    isPersonal: isPrivate || isForm,
    movedTo,
  };
}
