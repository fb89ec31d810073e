import * as v from 'valibot';
import { areaName, versionText } from '../store/manifest-schema.ts';
import type { KeyRing } from './key-ring.ts';

/** A release of an area, and those of other areas, for anyone with the link, until a given time (ISO 8601). */
export interface Preview {
  readonly area: string;
  readonly version: string;
  readonly also?: readonly { readonly area: string; readonly version: string }[];
  readonly until: string;
}

const release = { area: areaName, version: versionText };
const shape = v.object({
  ...release,
  also: v.exactOptional(v.pipe(v.array(v.object(release)), v.maxLength(19))),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** All releases that a preview shows. */
export const shownBy = ({ area, version, also = [] }: Preview): readonly { area: string; version: string }[] => [
  { area, version },
  ...also,
];

/** A preview as text for links and cookies: the preview and its signature. */
export function previewToken(preview: Preview, ring: Pick<KeyRing, 'sign'>): string {
  const { keyId, value } = ring.sign('preview', preview);
  return [
    Buffer.from(JSON.stringify(preview)).toString('base64url'),
    keyId,
    Buffer.from(value, 'base64').toString('base64url'),
  ].join('.');
}

/** The preview in a token, 'ended', or null when the token is not one of ours. */
export function readPreview(token: string, ring: Pick<KeyRing, 'problem'>, now: number): Preview | 'ended' | null {
  const [text = '', keyId = '', value = ''] = token.split('.');
  try {
    const preview = v.parse(shape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (ring.problem('preview', preview, { keyId, value: Buffer.from(value, 'base64url').toString('base64') }) !== null)
      return null;
    return Date.parse(preview.until) <= now ? 'ended' : preview;
  } catch {
    return null; // not a token of ours: the link is rejected
  }
}
