import { arrivedBefore, type Graph } from '@verandah/graph';
import { findPlace, type FoundPlace } from '../../features/places/find-place.ts';
import { fieldProblems } from '../../features/posting/problem.ts';
import { askNames, topicsOf, type AskFields, type AskProblems } from './fields.ts';
import { writeQuestion } from './queries.ts';

export type AskOutcome =
  | { readonly uri: string }
  | {
      readonly problems: AskProblems;
      readonly choices: readonly FoundPlace[];
      /** An earlier request with a different text was received. */ readonly arrived?: boolean;
    };

/**
 * Posts a question about the typed suburb.
 * @throws {GraphError} signed out, or unknown outcome
 */
export async function sendQuestion(
  graph: Graph,
  { title, content, place: text, street, topics, discussion }: AskFields,
  key: string | null,
): Promise<AskOutcome> {
  const { place, choices } = await findPlace(graph, text);
  if (!place)
    return {
      problems: {
        place:
          choices.length > 0
            ? 'There’s more than one suburb with this name. Choose one.'
            : 'We couldn’t find that suburb. Check the spelling or try one nearby.',
      },
      choices,
    };
  try {
    const {
      askQuestion: { uri },
    } = await graph.write(writeQuestion, {
      location: place.slug,
      key,
      input: {
        title: title.trim(),
        content: content.trim(),
        isDiscussion: discussion,
        street: street.trim() || null,
        topics: topicsOf(topics),
      },
    });
    return { uri };
  } catch (error) {
    const { code } = error as { code?: string };
    const problems = code === 'SIGNED_OUT' ? {} : fieldProblems(error, askNames);
    if (Object.keys(problems).length === 0) throw error;
    return { problems, choices: [], arrived: arrivedBefore(error) };
  }
}
