import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyViewed } from './lazy.ts';

// A script that cannot be had: the visitor is offline, and has not needed it before.
jest.mock('./recently-viewed.tsx', () => {
  throw new Error('Loading chunk failed.');
});

test('[SRCH-43, SHELL-02] without the script of the recently viewed homes the page is complete', async () => {
  const { container } = render(
    <Suspense fallback="Loading">
      <lazyViewed.View ids={['1']} />
    </Suspense>,
  );
  await act(() => lazyViewed.fetch());
  expect(container).toBeEmptyDOMElement();
});
