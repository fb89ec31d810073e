import type { PhotoFormat } from '@verandah/market';
import type { BadPictureCode, PicturePurpose } from './picture-limits.ts';

/**
 * The square of a picture that is used: the most interesting one, the middle, or one by its left and upper edge as
 * shares of width and height, and its side as a share of the shorter one.
 */
export type Crop = 'interesting' | 'middle' | { readonly x: number; readonly y: number; readonly side: number };

/** What the decoder's processes do. */
export type Work =
  /** Checks a picture and makes the master of its files; `widest` in pixels. */
  | { readonly kind: 'master'; readonly bytes: Uint8Array; readonly purpose: PicturePurpose; readonly widest: number }
  /** A square of so many pixels, as WebP. */
  | {
      readonly kind: 'square';
      readonly bytes: Uint8Array;
      readonly purpose: PicturePurpose;
      readonly side: number;
      readonly crop: Crop;
    }
  /** The whole of a picture on white, at most so wide and high, as WebP. */
  | {
      readonly kind: 'whole';
      readonly bytes: Uint8Array;
      readonly purpose: PicturePurpose;
      readonly width: number;
      readonly height: number;
    }
  /** A master in another width and format. */
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly width: number; readonly format: PhotoFormat };

/** The response. */
export interface Made {
  readonly bytes: Uint8Array;
  /** Of a master: the picture's own size, upright, and its dominant colour (#rrggbb). */
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Pings work while a picture is made: native code makes it on its own threads. */
export type ToProcess = { readonly id: number; readonly work: Work } | 'ping';

/** `found`: the size of a picture that is too large or too small. `rss`: resident memory of the process in bytes. */
export type FromProcess = 'pong' | Result;
export type Result = { readonly id: number; readonly rss: number } & (
  | { readonly made: Made }
  | { readonly bad: BadPictureCode; readonly found?: string | undefined }
  | { readonly failed: string }
);
