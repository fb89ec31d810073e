import type { OpenParser } from '@verandah/parsing';
import { cleanHtml, renderMarkdown } from './html.ts';
import type { RichText } from './rich-text.ts';

const openRichTextParser: OpenParser<undefined, RichText, string> =
  () =>
  ({ format, text }) =>
    format === 'markdown' ? renderMarkdown(text) : cleanHtml(text);

export default openRichTextParser;
