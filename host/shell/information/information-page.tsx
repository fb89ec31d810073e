import { ServerHtml } from '../server-html.tsx';
import styles from './information-page.module.css';

export const informationElement = 'information';

/**
 * One of the shell's own pages. Its text is rendered by the server only and hydrated as it is: it never changes
 * while it is shown, and every navigation to it is a page load, so the browser's script needs not carry it.
 */
export const InformationPage = ({ html }: { readonly html: string }) => (
  <ServerHtml as="article" id={informationElement} className={styles.page} html={html} />
);
