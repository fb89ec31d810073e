import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OnceAlive } from './once-alive.tsx';

test('interaction before the script has loaded counts too', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const drawn = jest.fn();
  const Part = () => {
    drawn();
    return <p>Costs</p>;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Suspense>
      <Part />
    </Suspense>,
  );
  document.body.append(place);
  drawn.mockClear();
  const root = await act(async () =>
    hydrateRoot(
      place,
      <Suspense>
        <OnceAlive>
          <Part />
        </OnceAlive>
      </Suspense>,
    ),
  );
  expect(drawn).toHaveBeenCalled();
  await act(async () => root.unmount());
});
