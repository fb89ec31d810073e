import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { renderToString } from 'react-dom/server';
import type { ShellProps } from '../boot.ts';
import { shellPrefix } from './prefix.ts';
import { createShellStore } from './shell-state.ts';
import { Shell } from './shell.tsx';

/**
 * The HTML of the page's #shell element. `areaHtml` is the rendered page of `props.page.area`; without it the browser
 * loads the page itself.
 */
export const renderShell = (props: ShellProps, areaHtml = ''): string =>
  renderToString(<Shell props={props} store={createShellStore({ path: props.path, page: props.page })} areaHtml={areaHtml} />, { identifierPrefix: shellPrefix });
