import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Suspense, act } from 'react';
import { services } from '@verandah/areas/test-kit';
import { NowContext, ServicesContext } from '@verandah/kit';
import { fakeGraph, noon } from '../../test-kit/visit.tsx';
import { PlaceForm } from './place-form.tsx';

const graph = fakeGraph({ SuggestPlaces: () => ({ locationSearch: [] }) });
const tree = () => (
  <ServicesContext value={services(graph, { navigate: () => Promise.resolve(), isLive: () => false })}>
    <NowContext value={noon}>
      <Suspense>
        <PlaceForm mode="buy" />
      </Suspense>
    </NowContext>
  </ServicesContext>
);
const box = () => screen.getByRole<HTMLInputElement>('combobox');

/** Types into the server's HTML, which React then hydrates. */
async function typeBeforeHydration(text: string): Promise<Root> {
  document.body.innerHTML = `<div id="place">${renderToString(tree())}</div>`;
  await userEvent.type(box(), text);
  return act(async () => hydrateRoot(document.getElementById('place') as HTMLElement, tree()));
}

test('[SRCH-19] a focus replayed after hydration searches what was typed since, and the next key does not overwrite it', async () => {
  const root = await typeBeforeHydration('ring');
  fireEvent.focusIn(box());
  await waitFor(() =>
    expect(graph.requests.at(-1)).toMatchObject({ name: 'SuggestPlaces', variables: { term: 'ring' } }),
  );
  await userEvent.keyboard('w');
  expect(box()).toHaveValue('ringw');
  act(() => root.unmount());
});

test('[SRCH-19] text typed before the page’s script has loaded stays, and is searched without another key', async () => {
  const root = await typeBeforeHydration('ring');
  await act(async () => root.render(tree())); // as pages do when the session is loaded
  expect(box()).toHaveValue('ring');
  await waitFor(() =>
    expect(graph.requests.at(-1)).toMatchObject({ name: 'SuggestPlaces', variables: { term: 'ring' } }),
  );
  await userEvent.keyboard('w');
  expect(box()).toHaveValue('ringw');
  await waitFor(() =>
    expect(graph.requests.at(-1)).toMatchObject({ name: 'SuggestPlaces', variables: { term: 'ringw' } }),
  );
  act(() => root.unmount());
});
