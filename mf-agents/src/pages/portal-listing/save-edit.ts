import type { FormFields, PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { suggestPrice } from '@verandah/market';
import { textOf, valuesOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken } from '../../features/portal/refused.ts';
import { timeOfField } from '../../features/portal/words.ts';
import { editFields, editLabels, valuesOfListing, type EditField, type EditValues } from './edit.ts';
import { editListing, readOwnListing } from './queries.ts';
import { seenSince } from './save-order.ts';
import type { OwnListingInput } from '../../graphql.ts';

/** The submitted values. Fields that this listing's form does not have are unchanged. */
function typedValues(form: FormFields, base: EditValues): EditValues {
  const has = valuesOf(form, 'has');
  return Object.fromEntries(
    editFields.map((name) => [
      name,
      !has.includes(name)
        ? base[name]
        : name === 'features'
          ? [...valuesOf(form, name)].join(' ')
          : textOf(form, name).trim(),
    ]),
  ) as unknown as EditValues;
}

function readBase(form: FormFields, fallback: EditValues): EditValues {
  try {
    const read: unknown = JSON.parse(textOf(form, 'base'));
    if (typeof read !== 'object' || read === null) return fallback;
    const held = read as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      editFields.map((name) => [name, typeof held[name] === 'string' ? held[name] : fallback[name]]),
    ) as unknown as EditValues;
  } catch {
    return fallback; // not a draft of ours: the values as they are saved
  }
}

type Value = string | number | boolean | null | readonly string[];

/**
 * A field as the API accepts it.
 * @throws {NotTaken} with the validation error
 */
function inputOf(name: EditField, text: string, timeZone: string): Value {
  if (name === 'priceVisible' || name === 'streetVisible') return text === 'yes';
  if (name === 'title' || name === 'description') return text;
  if (name === 'features') return text === '' ? [] : text.split(' ');
  if (text === '') return null;
  if (name === 'priceText' || name === 'availableOn') return text;
  if (name === 'auctionAt')
    return timeOfField(text, timeZone) ?? failWith('Enter the auction’s date and time, such as 28/11/2026 11:00.');
  if (name === 'searchPrice' || name === 'bond')
    return suggestPrice(text) ?? failWith('Enter whole dollars, such as 1250000 or $1,250,000.');
  return /^\d{1,2}$/.test(text) ? Number(text) : failWith('Enter a number from 0 to 99.');
}
const failWith = (message: string): never => {
  throw new NotTaken({ field: message });
};

function inputsOf(changed: readonly EditField[], typed: EditValues, timeZone: string): OwnListingInput {
  const problems: Record<string, string> = {};
  const input: Record<string, Value> = {};
  for (const name of changed) {
    try {
      input[name] = inputOf(name, typed[name], timeZone);
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      problems[name] = error.problems['field'] ?? '';
    }
  }
  if (Object.keys(problems).length > 0) throw new NotTaken(problems);
  // `inputOf` gives each field its type.
  return input as OwnListingInput;
}

const shownValue = (name: EditField, value: string): string =>
  name === 'priceVisible' || name === 'streetVisible'
    ? value
      ? 'yes'
      : 'no'
    : value === ''
      ? 'nothing'
      : value.length > 80
        ? `${value.slice(0, 79)}…`
        : value;

/**
 * Saves only what the agent has changed. A change by a feed or another tab in the meantime stays if it concerns other
 * fields. If it concerns the same field, nothing is saved, and the form is returned with both values.
 */
export async function saveEdit(
  { graph, params: { id = '' } }: PageRequest,
  { fields: form, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const shown = await seenSince(textOf(form, 'seen'));
  const { ownListing: current } = await graph.read(readOwnListing, { id });
  const now = valuesOfListing(current);
  const base = readBase(form, now);
  const typed = typedValues(form, base);
  const changed = editFields.filter((name) => typed[name] !== base[name]);
  // Fields that the agent has not changed show their current values, checkboxes and lists included.
  const back = Object.fromEntries(editFields.map((name) => [name, changed.includes(name) ? typed[name] : now[name]]));
  const mine = (error: unknown): never => {
    if (error instanceof NotTaken) throw new NotTaken(error.problems, error.message, { ...back, form: 'edit' });
    throw error;
  };
  const here = `/agent-portal/listings/${id}`;
  if (changed.length === 0) return { location: `${here}?done=same` };
  try {
    const input = inputsOf(changed, typed, current.timeZone);
    const seen = shown || current.updatedAt;
    // The page may have seen this state when another of its forms was saved: the fields' own start counts.
    const clashes = changed.filter((name) => now[name] !== base[name] && now[name] !== typed[name]);
    if (clashes.length > 0) {
      throw new NotTaken(
        Object.fromEntries(
          clashes.map((name) => [
            name,
            `This is now “${shownValue(name, now[name])}”. Save again to replace it with yours.`,
          ]),
        ),
        'This listing was changed by its feed or in another tab. Your changes haven’t been saved yet. Check the highlighted fields, then save again.',
      );
    }
    const {
      editOwnListing: { published },
    } = await graph.write(editListing, {
      id,
      input,
      seen: current.updatedAt,
      key: keyFor('edit', { id, input, base }),
    });
    const saved = published ? 'saved' : 'draftSaved';
    return { location: `${here}?done=${seen === current.updatedAt ? saved : 'merged'}` };
  } catch (error) {
    if (error instanceof GraphError && error.problems.length > 0)
      throw new NotTaken(problemTexts(error), '', { ...back, form: 'edit' });
    if (error instanceof GraphError && error.code === 'CONFLICT')
      throw new NotTaken({}, error.message, { ...back, form: 'edit' });
    return mine(error);
  }
}

function problemTexts({ problems }: GraphError): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, message }) => {
      const name = (field.split('.')[0] ?? '') as EditField;
      return [
        Object.hasOwn(editLabels, name) ? name : 'title',
        /^\p{Lu}/u.test(message) ? message : `${editLabels[name] ?? field} ${message}.`,
      ];
    }),
  );
}
