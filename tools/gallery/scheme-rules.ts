/** Which colour scheme a story is shown in. */
export type Scheme = 'system' | 'light' | 'dark';

const schemeCondition = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** Conditions as the style sheets state them. */
const stated = new WeakMap<CSSMediaRule, string>();

/** Shows a document in a colour scheme, whatever the system's is: style sheets know only the system's. */
export function schemeRules(document: Document, scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, scheme);
}

function rewriteRules(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = stated.get(rule) ?? rule.media.mediaText;
      stated.set(rule, condition);
      const holds = (which: string): string => (which === scheme ? '(min-width: 0)' : '(max-width: 0)');
      const text =
        scheme === 'system' ? condition : condition.replace(schemeCondition, (_, which: string) => holds(which));
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules, scheme);
  }
}
