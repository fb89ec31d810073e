/** What pictures are sent for; each purpose has its own limits. */
export type PicturePurpose = keyof typeof pictureLimits;

/**
 * The most that a picture may be, by what it is for. Bytes as sent; pixels by its header, before any is decoded.
 * Floor plans count as listing pictures.
 */
export const pictureLimits = {
  avatar: { title: 'A profile picture', bytes: 5_000_000, pixels: 16_000_000 },
  portrait: { title: 'A portrait', bytes: 25_000_000, pixels: 40_000_000 },
  document: { title: 'A picture of a document', bytes: 5_000_000, pixels: 40_000_000 },
  logo: { title: 'A logo', bytes: 5_000_000, pixels: 16_000_000 },
  listing: { title: 'A listing picture', bytes: 25_000_000, pixels: 40_000_000 },
  cover: { title: 'A cover picture', bytes: 25_000_000, pixels: 24_000_000 },
  feed: { title: 'A feed picture', bytes: 25_000_000, pixels: 40_000_000 },
} as const;

/** AVIF is decoded whole, at about 18 bytes a pixel; the other formats by rows. */
export const mostAvifPixels = 20_000_000;
/** Pixels of the shorter side. */
export const shortestSide = 16;

/** Why a picture is rejected. Each has its sentence in `badPictureMessage`. */
export const badPictureCodes = [
  'not-a-picture',
  'too-many-bytes',
  'too-many-pixels',
  'too-small',
  'broken',
  'too-much-memory',
  'too-much-time',
] as const;
export type BadPictureCode = (typeof badPictureCodes)[number];

const inMillions = (count: number): string => `${count / 1_000_000}`;

/** Message for the sender of the picture. */
export function badPictureMessage(code: BadPictureCode, purpose: PicturePurpose, found = ''): string {
  const { title, bytes, pixels } = pictureLimits[purpose];
  const sentences: Readonly<Record<BadPictureCode, string>> = {
    'not-a-picture': 'This is not a picture that we can read: send a JPEG, PNG, WebP, AVIF or GIF.',
    'too-many-bytes': `${title} has at most ${inMillions(bytes)} MB.`,
    'too-many-pixels': `${title} has at most ${inMillions(pixels)} million pixels${
      pixels > mostAvifPixels ? ` (as AVIF ${inMillions(mostAvifPixels)})` : ''
    }${found && `; this one has ${found}`}.`,
    'too-small': `${title} is at least ${shortestSide} pixels wide and high${found && `; this one has ${found}`}.`,
    broken: 'The picture is damaged or cut off.',
    'too-much-memory': 'Opening this picture takes more memory than we allow. Send a smaller one, or an ordinary JPEG.',
    'too-much-time': 'Opening this picture takes more time than we allow. Send a smaller one, or an ordinary JPEG.',
  };
  return sentences[code];
}

/** Thrown for a picture that is rejected; the message is for its sender. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
  readonly code: BadPictureCode;
  /** Its size, of one that is too large or too small: '7700 × 7700'. */
  readonly found: string | undefined;

  constructor(code: BadPictureCode, purpose: PicturePurpose, found?: string) {
    super(badPictureMessage(code, purpose, found));
    this.code = code;
    this.found = found;
  }
}
