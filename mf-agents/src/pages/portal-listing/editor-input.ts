import type { FormFields } from '@verandah/areas';
import { suggestPrice } from '@verandah/market';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { OwnListing } from '../../features/portal/own-listing.ts';
import { propertyTypeOf } from '../../features/portal/property-type-options.ts';
import { timeOfField } from '../../features/portal/words.ts';
import type { ArrangedPictureInput, WholeListingInput } from '../../graphql.ts';
import { orderedIds, type EditorValues } from './editor-values.ts';
import { altField, orderField, pictureKinds, pictureMark, picturesOf, type PictureKind } from './pictures.ts';

type Value = string | number | boolean | null | readonly string[] | { readonly [name: string]: Value };
/** A field's value as the API takes it, or why it can't be read. */
type Read = { readonly value: Value } | { readonly problem: string };

const value = (read: Value): Read => ({ value: read });
const problem = (message: string): Read => ({ problem: message });
const orProblem = (read: Value, message: string): Read => (read === null ? problem(message) : value(read));

/** '1,250 m²' → 1250; null if the text is not a size. */
function sizeOf(text: string): number | null {
  const plain = text.replaceAll(',', '').replace(/\s*m(?:²|2)?$/i, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** A pin as its field holds it, '-37.8183, 145.0012'; null if it can't be read. */
function positionOf(text: string): Value {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) };
}

const wholeDollars = 'Enter whole dollars, such as 1250000 or $1,250,000.';
const metres = 'Enter a number of metres, such as 412 or 412.5.';

/** Reads a field other than those of pictures. */
function readField(name: string, text: string, timeZone: string): Read {
  switch (name) {
    case 'title':
    case 'description':
      return value(text);
    case 'priceVisible':
    case 'streetVisible':
      return value(text === 'yes');
    case 'features':
      return value(text === '' ? [] : text.split(' '));
    case 'propertyType':
      return orProblem(propertyTypeOf(text), 'Choose a property type.');
    case 'suburb':
      return orProblem(text || null, 'Enter suburb, state and postcode, such as Richmond, VIC 3121.');
    case 'street':
      return orProblem(text || null, 'Enter the street name.');
    default:
      return text === '' ? value(null) : readText(name, text, timeZone);
  }
}

/** Reads a field that may be left blank, and is not. */
function readText(name: string, text: string, timeZone: string): Read {
  switch (name) {
    case 'priceText':
    case 'availableOn':
    case 'unit':
    case 'streetNumber':
    case 'video':
      return value(text);
    case 'auctionAt':
      return orProblem(timeOfField(text, timeZone), 'Enter the auction’s date and time, such as 28/11/2026 11:00.');
    case 'searchPrice':
    case 'bond':
      return orProblem(suggestPrice(text), wholeDollars);
    case 'position':
      return orProblem(positionOf(text), 'We couldn’t read where the pin is. Place it again.');
    case 'landMetres':
    case 'frontageMetres':
    case 'buildingMetres':
      return orProblem(sizeOf(text), metres);
    default:
      return /^\d{1,2}$/.test(text) ? value(Number(text)) : problem('Enter a number from 0 to 99.');
  }
}

const isArranged = (name: string): boolean => /^(?:order|alt)-/.test(name);

/** All pictures as they are to be: in the typed order, with the words, removals and kinds of the form. */
function arrangementOf(
  form: FormFields,
  typed: EditorValues,
  now: EditorValues,
  own: readonly string[],
): Pick<WholeListingInput, 'photos' | 'floorPlans'> {
  const [gone, marked] = [valuesOf(form, 'gone'), valuesOf(form, 'mark')];
  const listed = pictureKinds.flatMap((kind) =>
    orderedIds(typed, now, kind)
      .filter((id) => !gone.includes(pictureMark(kind, id)))
      .map((id) => {
        const name = altField(kind, id);
        const alt = (own.includes(name) ? typed : now)[name] ?? '';
        return { kind, id, alt, isMarked: marked.includes(pictureMark(kind, id)) };
      }),
  );
  const listOf = (kind: PictureKind): ArrangedPictureInput[] => [
    ...listed.filter((each) => each.kind === kind && !each.isMarked).map(({ id, alt }) => ({ id, alt })),
    ...listed
      .filter((each) => each.kind !== kind && each.isMarked)
      .map(({ id, alt, kind: from }) => ({ id, alt, kind: from })),
  ];
  return { photos: listOf('photo'), floorPlans: listOf('floorPlan') };
}

/** Whether a picture that there is has been ticked. */
function hasTicks(form: FormFields, { home }: OwnListing): boolean {
  const ticked = [...valuesOf(form, 'gone'), ...valuesOf(form, 'mark')];
  return (
    !home.byFeed &&
    pictureKinds.some((kind) => picturesOf(home, kind).some(({ id }) => ticked.includes(pictureMark(kind, id))))
  );
}

/**
 * The input that saves the fields of a form that the agent has changed.
 * @param own names of these fields
 * @returns with the problems of those that can't be read; an empty input if everything is saved already
 */
export function inputOf(
  form: FormFields,
  listing: OwnListing,
  typed: EditorValues,
  now: EditorValues,
  own: readonly string[],
): { readonly input: WholeListingInput; readonly problems: Readonly<Record<string, string>> } {
  const pending = own.filter((name) => typed[name] !== now[name]);
  const input: Record<string, Value> = {};
  const problems: Record<string, string> = {};
  for (const name of pending) {
    if (isArranged(name) || name === 'addresses') continue;
    const read = readField(name, typed[name] ?? '', listing.timeZone);
    if ('value' in read) input[name] = read.value;
    else problems[name] = read.problem;
  }
  const addresses = (typed['addresses'] ?? '').split(/\s+/).filter(Boolean);
  const kind: PictureKind = textOf(form, 'kind') === 'floorPlan' ? 'floorPlan' : 'photo';
  return {
    problems,
    input: {
      // `readField` gives each field its type.
      ...(input as WholeListingInput),
      ...((hasTicks(form, listing) || pending.some(isArranged)) && arrangementOf(form, typed, now, own)),
      ...(addresses.length > 0 && { newPictures: { kind, addresses } }),
    },
  };
}

/**
 * The form's field that a problem of the API concerns: 'photos.2.alt' is the description of the third of these.
 * @param field as the API names it
 */
export function fieldOf(field: string, { photos, floorPlans }: WholeListingInput): string {
  const [part = '', place = ''] = field.split('.');
  if (part === 'newPictures') return 'addresses';
  if (part !== 'photos' && part !== 'floorPlans') return part;
  const kind: PictureKind = part === 'photos' ? 'photo' : 'floorPlan';
  const picture = (part === 'photos' ? photos : floorPlans)?.[Number(place)];
  return picture && place !== '' ? altField(picture.kind ?? kind, picture.id) : orderField(kind);
}
