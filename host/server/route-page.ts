import { withoutUnknownNames } from '@verandah/areas/address';
import { topicAt, type TopicEntry } from '../shell/information/topics.ts';
import { pageTarget } from './page-target.ts';
import type { ReleaseSet, SetArea } from './release-set.ts';

/** The request's route on the site, before anything is rendered. */
export interface RoutedPage {
  /** As requested. */
  readonly asked: URL;
  /** As its page sees it: without names of the query that it does not read. */
  readonly url: URL;
  /** Which area's page it is; null when nobody owns the path. */
  readonly area: SetArea | null;
  /** Which of the shell's own pages it is. */
  readonly topic: TopicEntry | null;
  /** The page is its visitor's own. */
  readonly isPrivate: boolean;
  /** It is, or a form was sent: the reader has to be verified. */
  readonly isPersonal: boolean;
  /** The canonical address of the page, when the request has another; a form is taken at whichever it was sent to. */
  readonly movedTo: string | null;
}

/**
 * Route: the address of a request → which page of the set it is, and by which path.
 * @param target of the request: '/For-Sale//?a=B'
 */
export function routePage(target: string, isForm: boolean, set: ReleaseSet, publicUrl: string): RoutedPage {
  const { url: asked, canonicalPath, isCanonical, letteredPath, isLettered } = pageTarget(target, publicUrl);
  const topic = topicAt(asked.pathname) ?? null;
  // A private page goes by the casing that it was given out in, every other in lower case.
  const [path, isPath] = set.isPrivate(canonicalPath) ? [letteredPath, isLettered] : [canonicalPath, isCanonical];
  const isKnown = (): boolean => Boolean(topicAt(canonicalPath) ?? set.areaOf(canonicalPath));
  const movedTo = !isPath && !isForm && isKnown() ? path + asked.search : null;
  const isPrivate = movedTo === null && topic === null && set.isPrivate(asked.pathname);
  return {
    asked,
    url: withoutUnknownNames(asked, set.queryNames(asked.pathname)),
    area: set.areaOf(asked.pathname),
    topic,
    isPrivate,
    isPersonal: isPrivate || isForm,
    movedTo,
  };
}
