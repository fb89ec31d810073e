import styles from './explorer.module.css';

/** In place of GraphiQL when its schema can't be loaded. */
export const LoadProblem = () => (
  <main className={styles.message}>
    <h1 className={styles.title}>GraphiQL</h1>
    <p>
      We couldn’t load the schema. Reload the page to try again, or read{' '}
      <a href="/graphql/schema.graphql">the schema as text (SDL)</a>. The <a href="/developers#graphql">guide</a> shows
      how to send queries without GraphiQL.
    </p>
  </main>
);
