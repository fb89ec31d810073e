/**
 * How a document names a picture's source: an address, or 'file:NAME'; the moment of its last change follows after '#'.
 */
export type PictureSource = string;

const fileName = /^[^\\/\p{Cc}#?]{1,200}$/u;

/** A name that a picture may be sent by: no path, and nothing that a listing's source can't hold. */
export const isFileName = (name: string): boolean => fileName.test(name) && !name.startsWith('.');

export const fileSource = (name: string): PictureSource => `file:${name}`;
/** The name of a sent file; null when the source is an address. */
export const fileOf = (source: PictureSource): string | null =>
  source.startsWith('file:') ? withoutMoment(source).slice('file:'.length) : null;

/** A changed picture has a source of its own, although its address is the old one's. */
export const atMoment = (source: PictureSource, moment: string | undefined): PictureSource => {
  const changed = moment?.replace(/\D/g, '').slice(0, 14) ?? '';
  return changed === '' ? source : `${withoutMoment(source)}#${changed}`;
};
export const withoutMoment = (source: PictureSource): PictureSource => source.split('#', 1)[0] ?? source;

/** The files that a document names as pictures. */
export function filesIn(text: string): string[] {
  const names = [...text.matchAll(/<(?:img|floorplan)\b[^>]*?\sfile\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => (double ?? single ?? '').trim(),
  );
  return [...new Set(names)].filter(isFileName);
}
