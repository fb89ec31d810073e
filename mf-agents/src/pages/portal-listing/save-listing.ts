import type { PageRequest } from '@verandah/areas';
import { GraphError } from '@verandah/graph';
import { textOf } from '../../features/portal/form-values.ts';
import type { Sent } from '../../features/portal/portal-part.ts';
import { NotTaken, toSentence } from '../../features/portal/refused.ts';
import type { WholeListingInput } from '../../graphql.ts';
import { editorLabel } from './editor-labels.ts';
import { fieldOf, inputOf } from './editor-input.ts';
import { changesBetween, readBase, typedValues, valuesOfEditor, valuesToShow } from './editor-values.ts';
import { readOwnListing, saveOwnListing } from './queries.ts';

const changedElsewhere =
  'This listing was changed by its feed or in another tab. Your changes haven’t been saved yet. Check the highlighted fields, then save again.';

function shownValue(name: string, value: string): string {
  if (name === 'priceVisible' || name === 'streetVisible') return value ? 'yes' : 'no';
  if (name.startsWith('order-')) return 'another order';
  if (value === '') return 'nothing';
  return value.length > 80 ? `${value.slice(0, 79)}…` : value;
}

/**
 * Saves what the agent has changed in the editor, all of it or nothing. A change by a feed or another tab in the
 * meantime stays if it concerns other fields. If it concerns the same field, nothing is saved, and the form is returned
 * with both values.
 */
export async function saveListing(
  { graph, params: { id = '' } }: PageRequest,
  { fields: form, keyFor }: Sent,
): Promise<{ readonly location: string }> {
  const base = readBase(form);
  if (base === null) throw new NotTaken({}, 'Something went wrong. Refresh the page and try again.');
  const { ownListing: current } = await graph.read(readOwnListing, { id });
  const now = valuesOfEditor(current);
  const typed = typedValues(form, base);
  const { own, clashing } = changesBetween(base, typed, now);
  const reject = (problems: Readonly<Record<string, string>>, message = ''): never => {
    const names = [...Object.keys(now), ...Object.keys(problems)];
    const inOrder = names.flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]] as const]));
    // What is saved by now counts as seen: saving again replaces it.
    const shown = { ...valuesToShow(typed, now, own), base: JSON.stringify(now) };
    throw new NotTaken(Object.fromEntries(inOrder), message, { ...form, ...shown });
  };
  const { input, problems: unreadable } = inputOf(form, current, typed, now, own);
  const clashes = clashing.map((name) => {
    const value = shownValue(name, now[name] ?? '');
    const text = own.includes(name)
      ? `This is now “${value}”. Save again to replace it with yours.`
      : `This was changed to “${value}” in the meantime. Check it, then save again.`;
    return [name, text] as const;
  });
  if (clashes.length > 0) reject({ ...unreadable, ...Object.fromEntries(clashes) }, changedElsewhere);
  if (Object.keys(unreadable).length > 0) reject(unreadable);

  const moved = textOf(form, 'move') === '' ? '' : '#pictures';
  const done = (name: string) => ({ location: `/agent-portal/listings/${id}?done=${name}${moved}` });
  if (Object.keys(input).length === 0)
    return done(own.length === 0 ? 'same' : current.published ? 'saved' : 'draftSaved');
  try {
    const {
      saveOwnListing: { published },
    } = await graph.write(saveOwnListing, {
      id,
      input,
      seen: current.updatedAt,
      key: keyFor('edit', { id, input, base }),
    });
    if (input.newPictures) return done('fetching');
    if ((textOf(form, 'seen') || current.updatedAt) !== current.updatedAt) return done('merged');
    return done(published ? 'saved' : 'draftSaved');
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (error.problems.length > 0) {
      const { problems, message } = problemsByField(error, input, Object.keys(now));
      return reject(problems, message);
    }
    if (error.code === 'CONFLICT') return reject({}, error.message);
    throw error;
  }
}

/** The problems by fields of the form; those of other fields are the form's message. */
function problemsByField({ problems }: GraphError, input: WholeListingInput, names: readonly string[]) {
  const named = problems.map(({ field, message }) => {
    const name = fieldOf(field, input);
    return { name, text: toSentence(editorLabel(name), message) };
  });
  const own = named.filter(({ name }) => names.includes(name));
  return {
    // Of several problems of a field the first one is shown.
    problems: Object.fromEntries(own.map(({ name, text }) => [name, text]).toReversed()),
    message: named
      .filter((each) => !own.includes(each))
      .map(({ text }) => text)
      .join(' '),
  };
}
