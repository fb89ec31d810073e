import { GraphError, type Graph } from '@verandah/graph';
import { reviewFieldNames, reviewInput, type ReviewFields, type ReviewProblems } from './fields.ts';
import { addReview, changeReview } from './queries.ts';

/**
 * Writes a review, or changes the one with this id. The same key twice writes once.
 * @returns validation errors of the API; empty if the review was written
 * @throws {GraphError} signed out, or unknown outcome
 */
export async function sendReview(
  graph: Graph,
  slug: string,
  ownId: string | null,
  fields: ReviewFields,
  key: string,
): Promise<ReviewProblems> {
  const input = reviewInput(fields);
  try {
    await (ownId === null
      ? graph.write(addReview, { slug, input, key })
      : graph.write(changeReview, { id: ownId, input }));
    return {};
  } catch (error) {
    if (!(error instanceof GraphError) || error.code === '' || error.code === 'SIGNED_OUT') throw error;
    const byField = error.problems.flatMap(({ field, message }) => {
      const name = reviewFieldNames.find((each) => each === field);
      return name ? [[name, `This ${message}.`] as const] : [];
    });
    return byField.length > 0 ? Object.fromEntries(byField) : { form: error.message };
  }
}
