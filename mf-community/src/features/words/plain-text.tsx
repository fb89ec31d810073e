import { Fragment, type ReactNode } from 'react';
import styles from './plain-text.module.css';

/** Web addresses, without punctuation that ends a sentence. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

function linkUrls(line: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: href, index } of line.matchAll(address)) {
    if (!URL.canParse(href)) continue;
    // These `rel` values remove the benefit of spam links, and hide this page's address from their targets.
    parts.push(
      line.slice(from, index),
      <a key={index} href={href} rel="nofollow ugc noopener noreferrer">
        {href}
      </a>,
    );
    from = index + href.length;
  }
  return [...parts, line.slice(from)];
}

/** A member's text: paragraphs and lines as typed, web addresses as links, markup as plain text. */
export const PlainText = ({ text }: { readonly text: string }) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, at) => (
      // Paragraphs have no ids.
      <p key={at}>
        {paragraph.split('\n').map((line, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            {linkUrls(line)}
          </Fragment>
        ))}
      </p>
    ))}
  </div>
);
