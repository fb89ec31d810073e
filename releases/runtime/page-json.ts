import { packData } from '@verandah/areas/packed-data';
import { inlineJson } from './inline-json.ts';

/** The parts of a document's head that no script reads: robots do, and the first paint. */
interface ForDocumentsOnly {
  readonly structuredData?: unknown;
  readonly preloadImages?: unknown;
}

/**
 * The boot data's `page`, serialized by the worker so that the host never parses it; its data are packed. The document
 * has its head already; only what a later navigation compares or restores is repeated.
 */
export function pageJson(area: string, state: string, head: ForDocumentsOnly | undefined): string {
  const { page, params, data } = JSON.parse(state) as { page: string; params: unknown; data: unknown };
  const { structuredData: _, preloadImages: __, ...repeated } = head ?? {};
  return inlineJson({ area, name: page, params, data: packData(data), ...(head && { head: repeated }) });
}
