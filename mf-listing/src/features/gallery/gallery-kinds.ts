import type { GalleryEntry } from './entries.ts';

/** The kinds of gallery items, each with its number and the index of its first item: navigation of the viewer. */
export function galleryKinds(
  entries: readonly GalleryEntry[],
): readonly { readonly name: string; readonly count: number; readonly first: number }[] {
  const nameOf = ({ kind, label }: GalleryEntry): string =>
    kind === 'photo' ? 'Photos' : kind === 'plan' ? 'Floor plans' : label;
  const kinds = new Map<string, { count: number; readonly first: number }>();
  entries.forEach((entry, index) => {
    const found = kinds.get(nameOf(entry));
    if (found) found.count += 1;
    else kinds.set(nameOf(entry), { count: 1, first: index });
  });
  return [...kinds].map(([name, rest]) => ({ name, ...rest }));
}
