import { join } from 'node:path';
import { allSources } from './source-rules.ts';

/** Forms that hold nothing worth asking about: buttons, one choice, or one line. */
const small: Readonly<Record<string, string>> = {
  'mf-agents/src/features/own-picture/picture-editor.tsx': 'one file, sent when it is chosen',
  'mf-community/src/features/moderation/judge-form.tsx': 'one reason',
  'mf-community/src/pages/moderation/queue-form.tsx': 'one reason for what is ticked',
  'mf-community/src/features/thread/answer.tsx': 'buttons',
  'mf-community/src/features/votes/votes.tsx': 'buttons',
  'mf-listing/src/features/times/register.tsx': 'buttons',
  'mf-locations/src/features/reviews/helpful.tsx': 'buttons',
  'mf-member/src/pages/renting/documents.tsx': 'one file, sent when it is chosen; buttons',
  'mf-member/src/pages/sign-in/returning.tsx': 'buttons',
  'mf-member/src/pages/sign-out/view.tsx': 'one button',
};

/** Their fields are those of a form hook: the handle is passed in, or the hook is used here. */
const follows = /\buse(?:Form|Unsaved)\b|\bFormHandle\b|\bref=\{(?:form|element)\}/;

const areas = allSources(join(import.meta.dirname, '../..')).filter(
  ({ path, text }) =>
    /^mf-[a-z]+\/src\/.*\.tsx$/.test(path) && !path.includes('.test.') && text.includes('method="post"'),
);

test('[SHELL-56] every form of an area that posts follows its unsaved input, or is listed as too small for that', () => {
  expect(areas.length).toBeGreaterThan(10);
  const without = areas.filter(({ text }) => !follows.test(text)).map(({ path }) => path);
  expect(without.filter((path) => small[path] === undefined)).toEqual([]);
  expect(Object.keys(small).filter((path) => !areas.some((each) => each.path === path))).toEqual([]);
});
