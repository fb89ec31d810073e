import type { ViewerReact } from './plain-markdown.ts';

/** Properties that the viewer passes to its layout. */
export interface LayoutProps {
  readonly specSelectors: { loadingStatus(): string };
  /** @param connected whether it reads the viewer's state by itself */
  getComponent(name: string, connected?: boolean): unknown;
}

/**
 * The viewer's layout for a page that has landmarks, a title and one server already: the document's introduction, the
 * access token, the filter and the operations.
 */
export const referenceLayout =
  <Element>({ createElement }: ViewerReact<Element>) =>
  ({ getComponent, specSelectors }: LayoutProps): Element | null => {
    if (specSelectors.loadingStatus() !== 'success') return null;
    const part = (name: string, connected = true): Element => createElement(getComponent(name, connected), null);
    return createElement(
      'div',
      { className: 'swagger-ui' },
      part('SvgAssets', false),
      part('InfoContainer'),
      createElement('div', { className: 'auth-place' }, part('AuthorizeBtnContainer')),
      createElement('h2', { className: 'operations-title' }, 'Operations'),
      part('FilterContainer'),
      part('operations'),
    );
  };
