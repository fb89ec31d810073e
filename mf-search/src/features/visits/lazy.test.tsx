import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyOwnHomes } from './lazy.ts';

// A script that cannot be had: the visitor is offline, and has not needed it before.
jest.mock('./own-homes.tsx', () => {
  throw new Error('Loading chunk failed.');
});

test('[SRCH-43, SHELL-02] without the script of the recently viewed homes the page is complete', async () => {
  const { container } = render(
    <Suspense fallback="Loading">
      <lazyOwnHomes.View viewed={['1']} />
    </Suspense>,
  );
  await act(() => lazyOwnHomes.fetch());
  expect(container).toBeEmptyDOMElement();
});
