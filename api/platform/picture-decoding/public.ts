export { PictureDecoder, PicturesBusy } from './decoder.ts';
export type { Crop, Work } from './messages.ts';
export {
  BadPicture,
  badPictureCodes,
  badPictureMessage,
  pictureLimits,
  type PicturePurpose,
} from './picture-limits.ts';
