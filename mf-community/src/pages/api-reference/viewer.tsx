import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import 'swagger-ui-dist/swagger-ui.css';
import styles from './api-reference.module.css';
import { plainMarkdown } from './plain-markdown.ts';
import { referenceLayout } from './reference-layout.ts';

/** The class by which the viewer's stylesheet is dark. */
const darkClass = 'dark-mode';

/** Swagger UI: its script is two thirds of a megabyte even compressed, so this page alone loads it. */
export function Viewer() {
  const { report } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    const { documentElement: root } = document;
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => void root.classList.toggle(darkClass, scheme.matches);
    follow();
    scheme.addEventListener('change', follow);
    return () => {
      scheme.removeEventListener('change', follow);
      root.classList.remove(darkClass);
    };
  }, []);
  useEffect(() => {
    let left = false;
    import('swagger-ui-dist/swagger-ui-es-bundle.js').then(
      ({ default: show }) => {
        if (left || place.current === null) return;
        show({
          domNode: place.current,
          url: '/rest/openapi.json',
          docExpansion: 'none',
          filter: true,
          deepLinking: false,
          tryItOutEnabled: false,
          defaultModelsExpandDepth: 0,
          // A call is made with the token that is typed in, not with the reader's session.
          withCredentials: false,
          validatorUrl: null,
          layout: 'ReferenceLayout',
          plugins: [
            ({ React }) => ({
              components: { Markdown: plainMarkdown(React), ReferenceLayout: referenceLayout(React) },
            }),
          ],
          onComplete: () => setState('shown'),
        });
      },
      (error: unknown) => {
        report(error, 'API reference');
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [report]);
  return (
    <>
      {state === 'loading' && <p>Loading the reference…</p>}
      {state === 'failed' && (
        <Notice tone="danger">We couldn’t load the reference. The OpenAPI document has everything that’s in it.</Notice>
      )}
      <div ref={place} className={styles.viewer} />
    </>
  );
}
