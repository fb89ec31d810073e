import { inlineJson } from './inline-json.ts';

/** The boot data's `page`, serialized by the worker so that the host never parses it. */
export function pageJson(area: string, state: string, head: unknown): string {
  const { page, params, data } = JSON.parse(state) as { page: string; params: unknown; data: unknown };
  return inlineJson({ area, name: page, params, data, head });
}
