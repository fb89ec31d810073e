/** A picture of the device, as it would be uploaded. */
export interface ChosenPicture {
  readonly file: File;
  /** Upright as the camera was held. */
  readonly bitmap: ImageBitmap;
}

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
export const accepted = types.join(',');

/**
 * Opens a file of the device.
 * @returns in words why it can't be used
 */
export async function readPicture(file: File, megabytes: number): Promise<ChosenPicture | string> {
  const other = `Choose a JPEG, PNG, WebP, AVIF or GIF up to ${megabytes} MB.`;
  if (file.size > megabytes * 1_000_000) return `${file.name} is larger than ${megabytes} MB. Choose a smaller file.`;
  // An SVG may contain a script; the API takes none.
  if (!types.includes(file.type)) return other;
  const bitmap = await createImageBitmap(file).catch(() => null); // the message below names the file
  return bitmap ? { file, bitmap } : `We can’t read ${file.name}. ${other}`;
}
