import { Fragment, type ReactNode } from 'react';
import styles from './plain-text.module.css';

/** Addresses of the web; what ends a sentence is no part of them. */
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

function linked(line: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: href, index } of line.matchAll(address)) {
    if (!URL.canParse(href)) continue;
    // Nobody gains by leaving links here, and the page they lead to learns nothing of this one.
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

/** What a member wrote: paragraphs and lines as typed, addresses of the web as links, markup as the text that it is. */
export const PlainText = ({ text }: { readonly text: string }) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, at) => (
      // Paragraphs have no names of their own.
      <p key={at}>
        {paragraph.split('\n').map((line, row) => (
          <Fragment key={row}>
            {row > 0 && <br />}
            {linked(line)}
          </Fragment>
        ))}
      </p>
    ))}
  </div>
);
