import type { FormFields } from '@verandah/areas';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { valuesOfDetails } from './details.ts';
import { valuesOfHome } from './home.ts';
import { idsIn, moveId, orderAmong, orderField, pictureKinds, valuesOfPictures, type PictureKind } from './pictures.ts';

/** The fields of a listing's editor as text, by name. */
export type EditorValues = Readonly<Record<string, string>>;

/** What the editor's fields show of a listing, in the order of the form. A feed's home and pictures are not in it. */
export const valuesOfEditor = (listing: OwnListing): EditorValues => ({
  ...(listing.home.byFeed ? {} : { ...valuesOfPictures(listing.home), ...valuesOfHome(listing.home) }),
  ...valuesOfDetails(listing),
});

/** Fields that send nothing when they are not ticked. */
const boxes = ['priceVisible', 'streetVisible', 'features'];

/** The order in which the form has a kind's pictures, after the move of the pressed button. */
function typedOrder(form: FormFields, kind: PictureKind): string {
  const ids = idsIn(textOf(form, orderField(kind)));
  const [, ofKind, id = '', by] = /^(photo|floorPlan) (\S+) (earlier|later)$/.exec(textOf(form, 'move')) ?? [];
  return (ofKind === kind ? moveId(ids, id, ids.indexOf(id) + (by === 'later' ? 1 : -1)) : ids).join(' ');
}

/** The submitted values. Fields that the form does not have are unchanged. */
export function typedValues(form: FormFields, base: EditorValues): EditorValues {
  const typed = (name: string): string | undefined => {
    const kind = pictureKinds.find((each) => orderField(each) === name);
    if (name === 'features') return [...valuesOf(form, name)].toSorted().join(' ');
    if (!(name in form) && !boxes.includes(name)) return base[name];
    if (kind) return typedOrder(form, kind);
    return name === 'position' && textOf(form, 'unpin') === 'yes' ? '' : textOf(form, name).trim();
  };
  return Object.fromEntries(Object.keys(base).map((name) => [name, typed(name) ?? '']));
}

/** The values that the form's fields started with; null if they can't be read. */
export function readBase(form: FormFields): EditorValues | null {
  try {
    const read: unknown = JSON.parse(textOf(form, 'base'));
    if (typeof read !== 'object' || read === null) return null;
    return Object.fromEntries(
      Object.entries(read as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    );
  } catch {
    return null; // not of a form of ours
  }
}

/** Fields that state one fact together: a half of each version would be a third that nobody has typed. */
const together = [['suburb', 'unit', 'streetNumber', 'street', 'position']];

/** Whether two values of a field mean the same. Pictures that only one of the orders has are ignored. */
function isSame(name: string, one: string, other: string): boolean {
  if (!pictureKinds.some((kind) => orderField(kind) === name)) return one === other;
  const [ids, others] = [idsIn(one), idsIn(other)];
  return ids.filter((id) => others.includes(id)).join(' ') === others.filter((id) => ids.includes(id)).join(' ');
}

interface Changes {
  /** Fields that the agent has changed. */
  readonly own: readonly string[];
  /** Fields that somebody else has changed since the form was filled, and the agent too. */
  readonly clashing: readonly string[];
}

/** What has changed since the form was filled with `base`: by the agent to `typed`, and elsewhere to `now`. */
export function changesBetween(base: EditorValues, typed: EditorValues, now: EditorValues): Changes {
  const isChanged = (name: string, value: string | undefined): boolean => !isSame(name, value ?? '', base[name] ?? '');
  const names = Object.keys(now).filter((name) => name in base);
  const own = names.filter((name) => isChanged(name, typed[name]));
  const elsewhere = names.filter(
    (name) => isChanged(name, now[name]) && !isSame(name, now[name] ?? '', typed[name] ?? ''),
  );
  const concerned = new Set([...own, ...together.filter((group) => group.some((name) => own.includes(name))).flat()]);
  return { own, clashing: elsewhere.filter((name) => concerned.has(name)) };
}

/** What the fields show after a rejection: the agent's changes, and otherwise what is saved by now. */
export const valuesToShow = (typed: EditorValues, now: EditorValues, own: readonly string[]): EditorValues =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, own.includes(name) ? (typed[name] ?? '') : value]),
  );

/** The ids of a kind's pictures that there are, in the typed order. */
export const orderedIds = (typed: EditorValues, now: EditorValues, kind: PictureKind): readonly string[] =>
  orderAmong(idsIn(typed[orderField(kind)] ?? ''), idsIn(now[orderField(kind)] ?? ''));
