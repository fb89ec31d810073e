import * as v from 'valibot';
import { invalidInput } from '../../../platform/problems/public.ts';
import { isForm, sentForm } from '../../../platform/rest/public.ts';
import { pictureLimits, type Crop } from '../../../platform/picture-decoding/public.ts';

/** Content types that browsers send for pictures; the format is read from the first bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** Of a form with one file: its boundaries and the names of its fields. */
const formBytes = 20_000;
export const mostSentBytes = pictureLimits.portrait.bytes + formBytes;

const share = v.pipe(
  v.string(),
  v.regex(/^[01](?:\.\d{1,8})?$/, 'must be a number from 0 to 1'),
  v.transform(Number),
  v.maxValue(1, 'must be a number from 0 to 1'),
);
const cropInput = v.object({ x: share, y: share, side: share });

/** The cropped part that an address names; the middle of a picture without one. @throws {Refusal} invalid */
export function cropOf(query: Readonly<Record<string, unknown>>): Crop {
  if (query['x'] === undefined && query['y'] === undefined && query['side'] === undefined) return 'middle';
  const found = v.safeParse(cropInput, query);
  if (found.success) return found.output;
  throw invalidInput(
    ...found.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'crop', message: issue.message })).slice(0, 3),
  );
}

/**
 * The picture in the body of a request: the body itself, or the file `picture` of a form.
 * @param body as it came
 * @throws {Refusal} invalid
 */
export async function sentPicture(body: unknown, type: string): Promise<Uint8Array> {
  const none = invalidInput({ field: 'picture', message: 'Choose a JPEG, PNG, WebP, AVIF or GIF.' });
  if (!Buffer.isBuffer(body)) throw none;
  if (!isForm(type)) return body;
  const file = (await sentForm(body, type))?.get('picture');
  if (!(file instanceof File) || file.size === 0) throw none;
  return new Uint8Array(await file.arrayBuffer());
}
