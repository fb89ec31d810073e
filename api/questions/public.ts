export { mayPost, type Poster } from './poster.ts';
export type { Question, QuestionSort, Reply, ReplyComment } from './question.ts';
export { repliesBy } from './reply-store.ts';
export { questionPage, questionsById } from './store.ts';
export { checked, headline, paragraphs } from './text.ts';
export { QuestionType, ReplyType } from './types.ts';
