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
  'file-missing': 'No file of this name has been sent.',
  busy: 'Many pictures are being taken in just now; this one follows by itself.',
  'address-refused': 'Pictures are fetched by http or https from the public internet only.',
  'not-reachable': 'The server that should have it does not answer.',
  'too-slow': 'The server that should have it is too slow.',
  'not-there': 'The server says that it has no such picture.',
  'too-many-bytes': `A feed picture has at most ${pictureLimits.feed.bytes / 1_000_000} MB.`,
  'too-many-redirects': 'The address leads on and on.',
};

/** The text for a stored code. */
export function pictureMessage(code: string): string {
  const bad = badPictureCodes.find((known) => known === code);
  if (bad) return badPictureMessage(bad, 'feed');
  return (fetchMessages as Readonly<Record<string, string>>)[code] ?? 'The picture could not be taken.';
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
