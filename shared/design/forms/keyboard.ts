import type { InputHTMLAttributes } from 'react';

type Attributes = InputHTMLAttributes<HTMLInputElement>;
type Keyboard = Pick<Attributes, 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint'>;

/** Types, keyboards and autofill tokens of what must not be corrected, nor begin with a capital letter. */
const literal = /\b(email|url|tel|password|username|numeric|decimal|one-time-code)\b/;
/** Types that no keyboard begins with a capital letter; the attribute is not allowed on them. */
const uncapitalised = /^(?:email|url|password)$/;
/** Fields in which Enter sends their form. */
const last = /password|one-time-code/;

/** How the keyboard on a screen behaves in a field: corrections, capital letters, and the label of its Enter. */
export function keyboardOf({ type, inputMode, autoComplete = '' }: Attributes): Keyboard {
  const sends = last.test(autoComplete) ? 'go' : undefined;
  return {
    ...(literal.test(`${type} ${inputMode} ${autoComplete}`) && {
      ...(!uncapitalised.test(type ?? '') && { autoCapitalize: 'none' }),
      autoCorrect: 'off',
      spellCheck: false,
    }),
    enterKeyHint: type === 'search' ? 'search' : sends,
  };
}
