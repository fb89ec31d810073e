import * as checker from 'html-validate';
import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate';

// Exported, but missing from its types.
const { builtinRules } = checker as unknown as { readonly builtinRules: Readonly<Record<string, unknown>> };

/** Rules that are switched off, or narrowed by an option, each with the reason. Every other rule must pass. */
const exceptions: Readonly<Record<string, { readonly as: RuleConfig[string]; readonly because: string }>> = {
  'allowed-links': { as: 'off', because: 'a list of hosts to configure; any link may be made here' },
  'attr-pattern': { as: 'off', because: 'a convention of names; React writes some attributes in camelCase' },
  'class-pattern': { as: 'off', because: 'a convention of names; the build makes the names of classes' },
  'id-pattern': { as: 'off', because: 'a convention of names; React makes most of the ids' },
  'name-pattern': { as: 'off', because: 'a convention of names; fields are named as the API names them' },
  'deprecated-class': { as: 'off', because: 'a list of classes to configure; there are none' },
  'attr-case': { as: 'off', because: 'HTML is case-insensitive and React writes noValidate' },
  'attribute-boolean-style': { as: 'off', because: 'a style: React writes required=""' },
  'attribute-empty-style': { as: 'off', because: 'a style: React writes hidden=""' },
  'autocomplete-password': {
    as: 'off',
    because: 'the console prevents the browser from storing its token; members’ passwords are named for managers',
  },
  'doctype-style': { as: ['error', { style: 'lowercase' }], because: 'a style: React and the host write it so' },
  'void-style': { as: 'off', because: 'a style: React writes <img/>' },
  'form-dup-name': {
    as: 'off',
    because:
      'fields of one name are how a form sends a list; it allows boxes, but not hidden fields or boxes in two lists',
  },
  'long-title': { as: 'off', because: 'a home is titled by its full address, which can’t be shortened' },
  'no-inline-style': {
    as: [
      'error',
      {
        allowedProperties: [
          '--brand',
          '--filled',
          'aspect-ratio',
          'background-color',
          'inline-size',
          'inset-block-end',
          'inset-inline-start',
        ],
      },
    ],
    because: 'values of data (an office’s colour, a bar’s length); anything else belongs into style sheets',
  },
  'no-unknown-attributes': {
    as: 'off',
    because: 'it knows no attributes of SVG; TypeScript’s types of JSX know those of HTML',
  },
  'no-style-tag': { as: 'off', because: 'mails and the maintenance page need nothing but themselves' },
  'prefer-native-element': {
    as: ['error', { exclude: ['listbox'] }],
    because: 'the list of a combobox (ARIA APG) can’t be a <select>',
  },
  'require-csp-nonce': {
    as: 'off',
    because: 'no script is inline but data, which never runs; the policy allows scripts by host and hash',
  },
  'svg-focusable': { as: 'off', because: 'for Internet Explorer' },
  'tel-non-breaking': { as: 'off', because: 'a[href^="tel:"] never breaks by style (shared/design/tokens/reset.css)' },
  'valid-id': {
    as: ['error', { relaxed: true }],
    because: 'HTML allows any id without spaces; React’s begin with _',
  },
};

const presets = ['recommended', 'standard', 'document', 'a11y'].map((name) => `html-validate:${name}`);
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: presets,
    rules: {
      // Rules that no preset switches on.
      'no-unknown-elements': 'error',
      ...Object.fromEntries(Object.entries(exceptions).map(([rule, { as }]) => [rule, as])),
    },
  }),
);

/** Rules of the checker that are not applied without a documented reason. */
export function forgottenRules(): string[] {
  const config = validator.getConfigForSync('page.html').getConfigData();
  const rules = 'rules' in config ? config.rules : undefined;
  return Object.keys(builtinRules).filter((rule) => {
    const set = rules?.[rule];
    const severity = Array.isArray(set) ? set[0] : set;
    return !(rule in exceptions) && (severity === undefined || severity === 'off' || severity === 0);
  });
}

/** Problems of a page's markup: rule, message, location; the same problem of many elements once. */
export async function markupProblems(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [`${ruleId}: ${message}`, selector ?? ''] as const),
  );
  return [...new Map(found.toReversed())].map(([what, where]) => `${what} at ${where}`);
}
