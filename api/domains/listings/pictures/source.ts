/** The source of a picture in a document: a URL or 'file:NAME', followed by '#' and the time of its last change. */
export type PictureSource = string;

const fileName = /^[^\\/\p{Cc}#?]{1,200}$/u;

/** A valid name of an uploaded picture: no path, and only characters that a source can contain. */
export const isFileName = (name: string): boolean => fileName.test(name) && !name.startsWith('.');

export const fileSource = (name: string): PictureSource => `file:${name}`;
/** The name of an uploaded file; null when the source is a URL. */
export const fileOf = (source: PictureSource): string | null =>
  source.startsWith('file:') ? withoutMoment(source).slice('file:'.length) : null;

/** A changed picture has a new source even if its URL is the same. */
export const atMoment = (source: PictureSource, moment: string | undefined): PictureSource => {
  const changed = moment?.replace(/\D/g, '').slice(0, 14) ?? '';
  return changed === '' ? source : `${withoutMoment(source)}#${changed}`;
};
export const withoutMoment = (source: PictureSource): PictureSource => source.split('#', 1)[0] ?? source;

/** The names of uploaded files that a document uses as pictures. */
export function filesIn(text: string): string[] {
  const names = [...text.matchAll(/<(?:img|floorplan)\b[^<>]*?\sfile\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => (double ?? single ?? '').trim(),
  );
  return [...new Set(names)].filter(isFileName);
}
