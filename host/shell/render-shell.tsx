import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ShellProps } from '../boot.ts';
import { InformationText } from './information/information-text.tsx';
import { shellPrefix } from './prefix.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { createShellStore } from './shell-state.ts';
import { Shell } from './shell.tsx';

/**
 * The HTML of the page's #shell element. `areaHtml` is the rendered page of `props.page.area`; without it the browser
 * renders the page.
 */
export function renderShell(props: ShellProps, areaHtml = ''): string {
  const { page, path, entryLinks, help, session, previews } = props;
  const text =
    page.kind === 'information' ? renderToStaticMarkup(<InformationText topic={page.topic} help={help} />) : '';
  const preview = previews ? renderToStaticMarkup(<PreviewNotice previews={previews} />) : '';
  return renderToString(
    <Shell
      props={props}
      store={createShellStore({ path, page, entryLinks, session })}
      areaHtml={areaHtml}
      informationHtml={text}
      previewHtml={preview}
    />,
    { identifierPrefix: shellPrefix },
  );
}
