import type { Page } from '@playwright/test';

/** The number of a page's controls, and what is wrong with them. */
export interface CheckedControls {
  readonly controls: number;
  readonly problems: readonly string[];
}

/**
 * Checks every control of a page: whether browsers and password managers know what it is for, whether the keyboard of a
 * phone suits what is typed, and whether a phone zooms in when it gets the focus (a font below 16 px).
 */
export const checkControls = (page: Page): Promise<CheckedControls> =>
  page.evaluate(() => {
    const choices = ['hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'button', 'image', 'reset'];
    const literalTypes = ['email', 'url', 'tel', 'password'];
    const neverCapitalized = ['email', 'url', 'password'];
    const literalModes = ['email', 'url', 'tel', 'numeric', 'decimal'];
    /** What fields of these names are, by their type or their keyboard, or by their autofill. */
    const named: readonly (readonly [RegExp, (field: HTMLInputElement) => boolean, string])[] = [
      [/e-?mails?$/i, ({ type, inputMode }) => type === 'email' || inputMode === 'email', 'type=email'],
      [/phone|mobile/i, ({ type }) => type === 'tel', 'type=tel'],
      [/website|^url$|Url$/, ({ type }) => type === 'url', 'type=url'],
      [
        /password$|^proof$/i,
        ({ type, autocomplete }) => type === 'password' && /^(current|new)-password$/.test(autocomplete),
        'type=password with autocomplete=current-password or new-password',
      ],
      [/^code$|[a-z]Code$/, ({ autocomplete }) => autocomplete === 'one-time-code', 'autocomplete=one-time-code'],
      [
        /^(bedrooms|bathrooms|carSpaces|bond|percent|price(Minimum|Maximum)|searchPrice|soldPrice)$|Metres$/,
        ({ inputMode }) => inputMode === 'numeric' || inputMode === 'decimal',
        'inputmode=numeric or decimal',
      ],
    ];
    const problems: string[] = [];
    const fields = [...document.querySelectorAll<HTMLInputElement>('input')].filter(
      ({ type }) => !choices.includes(type),
    );
    for (const field of fields) {
      const { type, inputMode, autocomplete, autocapitalize, enterKeyHint, name } = field;
      const wrong = (what: string) => problems.push(`input ${name || field.id || field.ariaLabel}: ${what}`);
      // The property is empty for a token that the standard does not have.
      if (!autocomplete) wrong(`no autocomplete (${field.getAttribute('autocomplete') ?? 'missing'})`);
      for (const [pattern, holds, what] of named) if (pattern.test(name) && !holds(field)) wrong(`not ${what}`);
      const literal =
        literalTypes.includes(type) ||
        literalModes.includes(inputMode) ||
        /\b(username|one-time-code|(current|new)-password)\b/.test(autocomplete);
      // Browsers capitalise nothing in fields of these types, and HTML has no such attribute for them.
      if (literal && !neverCapitalized.includes(type) && !['none', 'off', 'characters'].includes(autocapitalize))
        wrong('begins with a capital letter');
      if (literal && field.spellcheck) wrong('spelling is checked');
      if (type === 'search' && enterKeyHint !== 'search') wrong('Enter is not labelled as search');
      if (/one-time-code|password/.test(autocomplete) && enterKeyHint !== 'go') wrong('Enter is not labelled as go');
    }
    const controls = [...fields, ...document.querySelectorAll<HTMLElement>('select, textarea')];
    for (const control of controls) {
      const size = Number.parseFloat(getComputedStyle(control).fontSize);
      if (size < 16) problems.push(`${control.tagName.toLowerCase()} ${control.getAttribute('name')}: ${size} px`);
    }
    return { controls: controls.length, problems: [...new Set(problems)] };
  });
