import { GraphiQL } from 'graphiql';
import type { GraphQLSchema } from 'graphql';
import { useRef, useState } from 'react';
import { firstQuery } from './first-query.ts';
import styles from './explorer.module.css';
import { memoryStorage } from './memory-storage.ts';
import { sendOperation, type Operation } from './send-operation.ts';

const storage = memoryStorage();

/** GraphiQL with a field for an access token. The token is in this page's memory only. */
export function Explorer({ schema }: { readonly schema: GraphQLSchema }) {
  const [token, setToken] = useState('');
  // GraphiQL sends with the function that it was given first.
  const latest = useRef('');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>GraphiQL</h1>
        <p className={styles.links}>
          <a href="/developers#graphql">Guide</a>
          <a href="/graphql/schema.graphql">Schema (SDL)</a>
        </p>
        <label className={styles.token}>
          <span>Access token (optional)</span>
          <input
            className={styles.input}
            type="password"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="vat_…"
            value={token}
            onChange={({ target }) => {
              latest.current = target.value.trim();
              setToken(target.value);
            }}
          />
        </label>
      </header>
      <main className={styles.editor}>
        <GraphiQL
          schema={schema}
          storage={storage}
          defaultQuery={firstQuery}
          showPersistHeadersSettings={false}
          fetcher={(operation, options) => sendOperation(operation as Operation, latest.current, options?.headers)}
        />
      </main>
    </div>
  );
}
