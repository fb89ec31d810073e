import { parseApart, ParserFailure } from '@verandah/parsing';
import { invalidInput } from '../../../platform/problems/public.ts';

/** A post's text as it was written. */
export interface RichText {
  readonly format: 'markdown' | 'html';
  readonly text: string;
}

/** Of one post. A long one of a person takes some tens of milliseconds. */
const limits = { time: 5000, memory: 192 } as const;

/**
 * A post's text as HTML that may be shown. Rendered in another process: some texts of a few thousand characters take
 * seconds.
 * @throws {ParserFailure}
 */
export const shownHtml = (text: RichText): Promise<string> =>
  parseApart(new URL('./rich-text-parser.ts', import.meta.url), text, limits);

/**
 * An editor's Markdown as HTML that may be shown.
 * @throws {Refusal} invalid for a text that cannot be shown
 */
export async function renderWritten(markdown: string): Promise<string> {
  try {
    return await shownHtml({ format: 'markdown', text: markdown });
  } catch (error) {
    if (!(error instanceof ParserFailure)) throw error;
    throw invalidInput({
      field: 'markdown',
      message: `cannot be shown: ${error.message}. Use fewer marks, tags, lists and quotes in one another`,
    });
  }
}
