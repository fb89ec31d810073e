import { ServerHtml } from '../server-html.tsx';
import styles from './information-page.module.css';

export const informationElement = 'information';

/**
 * An information page of the shell. Only the server renders its text, and hydration leaves it unchanged: every
 * navigation to it is a page load, so the browser's script does not contain the text.
 */
export const InformationPage = ({ html }: { readonly html: string }) => (
  <ServerHtml as="article" id={informationElement} className={styles.page} html={html} />
);
