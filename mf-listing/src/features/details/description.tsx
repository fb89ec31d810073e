import { splitDescription } from './split-description.ts';
import { useOpenInPrint } from './use-open-in-print.ts';
import styles from './description.module.css';

const toParagraphs = (text: readonly string[]) =>
  text.map((paragraph, index) => (
    // Two paragraphs may have the same text.
    <p key={index}>{paragraph}</p>
  ));

/** The agent's description. A long text is cut; the rest opens without script too, and is printed. */
export function Description({ title, text }: { readonly title: string; readonly text: string }) {
  const { lead, rest } = splitDescription(text);
  const more = useOpenInPrint();
  if (!title && lead.length === 0) return null;
  return (
    <section className={styles.description} aria-labelledby="description-title">
      <h2 className={styles.title} id="description-title">
        {title || 'About this home'}
      </h2>
      {toParagraphs(lead)}
      {rest.length > 0 && (
        <details ref={more} className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.open}>Read more</span>
            <span className={styles.close}>Show less</span>
          </summary>
          <div className={styles.rest}>{toParagraphs(rest)}</div>
        </details>
      )}
    </section>
  );
}
