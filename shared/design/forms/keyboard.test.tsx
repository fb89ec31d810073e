import { render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyboardOf } from './keyboard.ts';
import { TextInput } from './text-input.tsx';

test('[SHELL-32] what must be literal is not corrected and begins with no capital letter', () => {
  const literal = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  // No keyboard capitalises these, and HTML allows the attribute on none of them.
  for (const type of ['email', 'url', 'password'])
    expect(keyboardOf({ type, autoComplete: 'off' })).toEqual({ autoCorrect: 'off', spellCheck: false });
  for (const field of [
    { type: 'text', autoComplete: 'username webauthn' },
    { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  ] as const)
    expect(keyboardOf(field)).toMatchObject(literal);
  expect(keyboardOf({ type: 'text', autoComplete: 'name' })).toEqual({});
  expect(keyboardOf({ type: 'text', autoComplete: 'street-address' })).toEqual({});
});

test('[SHELL-32] Enter is labelled by what it does', () => {
  expect(keyboardOf({ type: 'search', autoComplete: 'off' })).toEqual({ enterKeyHint: 'search' });
  expect(keyboardOf({ type: 'password', autoComplete: 'current-password' }).enterKeyHint).toBe('go');
  expect(keyboardOf({ type: 'text', autoComplete: 'one-time-code' }).enterKeyHint).toBe('go');
});

test('[SHELL-32] a field may override it', () => {
  render(<TextInput aria-label="Code" autoComplete="one-time-code" autoCapitalize="characters" enterKeyHint="next" />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocapitalize', 'characters');
  expect(field).toHaveAttribute('enterkeyhint', 'next');
  expect(field).toHaveAttribute('spellcheck', 'false');
});

test('[SHELL-32] a line of text is a TextInput, or states its autofill itself', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['host/**/*.tsx', 'shared/**/*.tsx', 'mf-*/**/*.tsx'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file) && !file.endsWith('forms/text-input.tsx'));
  const fields = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<input\b[\s\S]*?\/>/g)].map(([field]) => ({ file, field })),
  );
  expect(fields.length).toBeGreaterThan(40);
  const choice = /type=(?:"(?:hidden|checkbox|radio|range|color|file)"|\{type\})/;
  const silent = fields.filter(({ field }) => !choice.test(field) && !/autoComplete=/.test(field));
  expect(silent).toEqual([]);
});
