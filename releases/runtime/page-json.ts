import type { PageState } from '@verandah/areas';
import { inlineJson } from './inline-json.ts';

/** The parts of a document's head that no script reads: robots do, and the first paint. */
interface ForDocumentsOnly {
  readonly structuredData?: unknown;
  readonly preloadImages?: unknown;
}

/**
 * The boot data's `page`, serialized by the worker so that the host never parses it. The document has its head
 * already; only what a later navigation compares or restores is repeated.
 * @param state as a release returns it: serialized by earlier ones
 */
export function pageJson(area: string, state: string | PageState, head: ForDocumentsOnly | undefined): string {
  const { page, params, data } = typeof state === 'string' ? (JSON.parse(state) as PageState) : state;
  const { structuredData: _, preloadImages: __, ...repeated } = head ?? {};
  return inlineJson({ area, name: page, params, data, ...(head && { head: repeated }) });
}
