import { FetchFailure, type FetchFailureCode } from '../../media/public.ts';
import {
  BadPicture,
  badPictureCodes,
  badPictureMessage,
  pictureLimits,
  PicturesBusy,
} from '../../../platform/picture-decoding/public.ts';

/** A missing picture in an import report. */
export interface PictureProblem {
  readonly code: string;
  readonly message: string;
  readonly passing: boolean;
}

const fetchMessages: Readonly<Record<FetchFailureCode | 'file-missing' | 'busy', string>> = {
  'file-missing': 'No file with this name was sent.',
  busy: 'We’re processing a lot of images. This one will follow shortly.',
  'address-refused': 'Pictures are fetched by http or https from the public internet only.',
  'not-reachable': 'The image’s server isn’t responding.',
  'too-slow': 'The image’s server is too slow.',
  'not-there': 'The image wasn’t found at that link.',
  'too-many-bytes': `A feed picture has at most ${pictureLimits.feed.bytes / 1_000_000} MB.`,
  'too-many-redirects': 'The link redirects too many times.',
};

/** The text for a stored code. */
export function pictureMessage(code: string): string {
  const bad = badPictureCodes.find((known) => known === code);
  if (bad) return badPictureMessage(bad, 'feed');
  return (fetchMessages as Readonly<Record<string, string>>)[code] ?? 'We couldn’t use this image.';
}

export const fileMissing: PictureProblem = {
  code: 'file-missing',
  message: fetchMessages['file-missing'],
  passing: false,
};

export const busy: PictureProblem = { code: 'busy', message: fetchMessages.busy, passing: true };

/** The problem, or null when the picture is not the cause. */
export function problemOf(error: unknown): PictureProblem | null {
  if (error instanceof PicturesBusy) return busy;
  if (error instanceof BadPicture) return { code: error.code, message: error.message, passing: false };
  return error instanceof FetchFailure ? { code: error.code, message: error.message, passing: error.passing } : null;
}
