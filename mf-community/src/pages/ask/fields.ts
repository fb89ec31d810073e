import { mostQuestionTopics, questionTopicNames, type QuestionTopic } from '@verandah/market';
import { fieldOf, fieldsOf } from '../../features/words/form-field.ts';

/** Fields of the form as typed, with topics separated by commas. */
export type AskFields = Readonly<{
  title: string;
  content: string;
  place: string;
  street: string;
  topics: string;
  discussion: boolean;
}>;
export type AskProblems = Readonly<Partial<Record<keyof AskFields | 'form', string>>>;

/** In the order of the form. */
export const askNames = [
  'discussion',
  'title',
  'content',
  'place',
  'street',
  'topics',
] as const satisfies readonly (keyof AskFields)[];
export const emptyAsk: AskFields = { title: '', content: '', place: '', street: '', topics: '', discussion: false };

export const topicsOf = (text: string): readonly QuestionTopic[] =>
  questionTopicNames.filter((name) => text.split(',').includes(name));

/** Reads a submitted form. */
export const askFields = (form: Readonly<Record<string, string | readonly string[]>>): AskFields => ({
  title: fieldOf(form, 'title'),
  content: fieldOf(form, 'content'),
  place: fieldOf(form, 'slug') || fieldOf(form, 'place'),
  street: fieldOf(form, 'street'),
  topics: fieldsOf(form, 'topics').join(','),
  discussion: fieldOf(form, 'discussion') === 'yes',
});

/** Validation errors, in words for the visitor. They spare a request; the API validates the same rules. */
export function checkAsk({ title, content, place, street, topics }: AskFields): AskProblems {
  const problems: Partial<Record<keyof AskFields, string>> = {};
  const words = title.trim();
  if (words.length < 8)
    problems.title = words === '' ? 'Enter your question.' : 'Add a little more. Use at least 8 characters.';
  else if (words.length > 150)
    problems.title = `Use up to 150 characters. You’ve used ${words.length}. Add the details below.`;
  else if (/\bhttps?:\/\/|\bwww\.\w/i.test(words)) problems.title = 'Leave links out of your question.';
  if (content.trim().length > 5000) problems.content = 'The details can be up to 5,000 characters.';
  if (place.trim() === '') problems.place = 'Enter a suburb.';
  if (street.trim().length > 80) problems.street = 'The street can be up to 80 characters.';
  if (topicsOf(topics).length > mostQuestionTopics) problems.topics = `Choose up to ${mostQuestionTopics} topics.`;
  return problems;
}
