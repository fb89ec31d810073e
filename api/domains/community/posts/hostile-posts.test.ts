import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { Refusal } from '../../../platform/problems/public.ts';
import { textOf } from './html.ts';
import { renderWritten, shownHtml } from './rich-text.ts';

/** Texts of which a renderer or a cleaner needs quadratic time, or its whole stack. */
const units = ['>', '> ', '<', '_a_ ', '<a>', '[a][b]', '- a\n ', '<div>', 'a|b\n-|-\n'];
/** Characters of the longest post. */
const longest = 100_000;
const filled = (unit: string): string => unit.repeat(Math.floor(longest / unit.length));

test.each(units)(
  '[SEC-95] a post of only %j is shown or rejected with a message, and the API continues',
  async (unit) => {
    let result: unknown;
    const delay = await longestDelay(async () => {
      result = await renderWritten(filled(unit)).catch((error: unknown) => error);
    });
    expect(delay).toBeLessThan(mostDelay);
    if (typeof result === 'string') return;
    expect(result).toBeInstanceOf(Refusal);
    expect((result as Refusal).problems).toEqual([
      {
        field: 'markdown',
        message: expect.stringMatching(/^cannot be shown: it (?:is nested too deeply|takes too long)/),
      },
    ]);
  },
);

test('[SEC-95] a post that cannot be shown takes nothing from those after it', async () => {
  await expect(renderWritten(filled('>'))).rejects.toThrow('markdown: cannot be shown: it ');
  expect(await renderWritten('Some *words*')).toBe('<p>Some <em>words</em></p>');
  expect(await shownHtml({ format: 'html', text: '<p onclick="x()">a</p>' })).toBe('<p>a</p>');
});

test('[SEC-95] of the titles and excerpts of another system only the beginning is read', async () => {
  const delay = await longestDelay(async () => {
    for (const unit of units) textOf(unit.repeat(1_000_000));
  });
  expect(delay).toBeLessThan(mostDelay);
});
