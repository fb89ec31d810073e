import { useLayoutEffect, type ReactNode } from 'react';
import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import { schemeRules, type Scheme } from './scheme-rules.ts';

const WithScheme = ({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) => {
  useLayoutEffect(() => schemeRules(document, scheme), [scheme]);
  return children;
};

interface Context {
  readonly globals: { readonly scheme?: Scheme };
}

export const decorators = [
  (Story: () => ReactNode, { globals }: Context) => (
    <WithScheme scheme={globals.scheme ?? 'system'}>
      <Story />
    </WithScheme>
  ),
];

export const initialGlobals = { scheme: 'system' };

export const globalTypes = {
  scheme: {
    description: 'Colour scheme',
    toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
  },
};

export const parameters = {
  // The page's own background, of tokens.css, changes with the scheme.
  backgrounds: { disable: true },
  options: { storySort: { method: 'alphabetical' } },
  viewport: {
    options: {
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
      laptop: { name: 'Laptop', styles: { width: '1440px', height: '900px' } },
    },
  },
};
