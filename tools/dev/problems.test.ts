import { linesOf, problemsOf } from './problems.ts';

const escape = String.fromCharCode(27);

test('[REL-10] a mistake is reported with file, line and column, once, without colours and stacks', () => {
  const message = `Module build failed (from ./swc-loader):\nError:   ${escape}[31mx${escape}[0m Unexpected token\n   ╭─[/site/mf-search/src/view.tsx:12:5]\n 12 │ <div\n    at Object.transform (/site/node_modules/swc/index.js:1:1)\n\nCaused by:\n    Syntax Error\nStack backtrace:\n   0: <unknown>`;
  const error = {
    moduleIdentifier: '/site/swc-loader.js!/site/mf-search/src/view.tsx',
    moduleName: './src/view.tsx',
    message,
  };
  const problems = problemsOf([error, error], '/site');
  expect(problems).toHaveLength(1);
  expect(problems[0]?.where).toBe('mf-search/src/view.tsx:12:5');
  expect(problems[0]?.message).toContain('x Unexpected token');
  for (const noise of ['index.js', 'Caused by', 'backtrace']) expect(problems[0]?.message).not.toContain(noise);
  expect(linesOf({ where: 'a.ts:1:2', message: 'one\ntwo' })).toBe('a.ts:1:2\n  one\n  two');
});

test('[REL-10] a missing module is reported with the location of its import', () => {
  expect(
    problemsOf(
      [
        {
          moduleIdentifier: '/v/swc-loader.js!/v/mf-search/src/pages.ts',
          moduleName: './src/pages.ts',
          loc: '3:0-32',
          message: "Module not found: Error: Can't resolve './hoome.ts'",
        },
      ],
      '/v',
    ),
  ).toEqual([{ where: 'mf-search/src/pages.ts:3:0', message: "Module not found: Error: Can't resolve './hoome.ts'" }]);
});
