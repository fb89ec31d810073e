import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OnceAlive } from './once-alive.tsx';

afterEach(cleanup);

const Part = ({ drawn }: { readonly drawn: () => void }) => {
  drawn();
  return <p>Costs</p>;
};

test('the server’s HTML stays unchanged until the first interaction', async () => {
  const drawn = jest.fn();
  const tree = (
    <Suspense>
      <OnceAlive>
        <Part drawn={drawn} />
      </OnceAlive>
    </Suspense>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Suspense>
      <Part drawn={drawn} />
    </Suspense>,
  ); // a render worker has no document and renders it at once
  document.body.append(place);
  expect(place.textContent).toBe('Costs');
  drawn.mockClear();
  const [paragraph] = place.getElementsByTagName('p');
  const root = await act(async () => hydrateRoot(place, tree));
  expect(drawn).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Costs');
  await act(async () => {
    window.dispatchEvent(new Event('pointermove'));
  });
  expect(drawn).toHaveBeenCalled();
  expect(place.getElementsByTagName('p')[0]).toBe(paragraph);
  await act(async () => root.unmount());
});

test('without server-rendered HTML it is rendered at once', () => {
  const drawn = jest.fn();
  render(
    <Suspense>
      <OnceAlive>
        <Part drawn={drawn} />
      </OnceAlive>
    </Suspense>,
  );
  expect(drawn).toHaveBeenCalled();
});
