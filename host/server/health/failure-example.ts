import { bareText } from '../../bare-text.ts';

/** Of a stack with positions in the source: 'search 1.4.0 src/pages/home/view.tsx:41:7'. */
const position = /[a-z][a-z0-9-]{0,39} \d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9a-f]{10})? [\w./~-]{1,200}:\d{1,7}:\d{1,7}/;

/**
 * A failure in a line, without personal data: 'TypeError: x is undefined (search 1.4.0 src/pages/home/view.tsx:41:7)'.
 * @param stack with positions in the source
 */
export function failureExample(message: string, stack = ''): string {
  const [at] = position.exec(stack) ?? [];
  const text = bareText(message.split('\n', 1)[0] ?? '').slice(0, 160);
  return at === undefined ? text : `${text} (${at})`;
}
