// Runs before the first paint of pages that contain marks of hidden homes. It is small, since the page waits for it.
import { hiddenRules } from './hidden-rules.ts';

try {
  const rules = hiddenRules(window.localStorage);
  if (rules !== '') {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Forbidden storage or an old browser: the hidden homes then leave after hydration.
}
