import { Refusal } from '../refusal.ts';
import { previewToken } from '../trust/preview-token.ts';
import type { OperationsContext } from './context.ts';
import { endOf } from './lifetime.ts';
import type { PreviewLink, Reason, ReleaseName } from './operations.ts';
import { storedRelease } from './stored-release.ts';

/** A link that shows releases to anyone who follows it. @param lasts milliseconds */
export async function previewRelease(
  { store, client, ring, publicUrl, now }: OperationsContext,
  area: string,
  version: string,
  lasts: number,
  reason: Reason,
  also: readonly ReleaseName[] = [],
): Promise<PreviewLink> {
  const shown = [{ area, version }, ...also];
  const twice = shown.find((one, at) => shown.findIndex((other) => other.area === one.area) !== at);
  if (twice) throw new Refusal('invalid', `A preview shows one release of ${twice.area}.`);
  for (const one of shown) await storedRelease(store, one.area, one.version);
  const preview = { area, version, ...(also.length > 0 && { also }), until: endOf('preview', lasts, now()) };
  for (const one of shown)
    await client.note({
      action: 'preview',
      ...one,
      ...reason,
      detail: { until: preview.until, ...(also.length > 0 && { shown }) },
    });
  return { ...preview, link: `${publicUrl}/preview/${previewToken(preview, ring)}` };
}
