import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRichmond, searchAt } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { PlaceForm } from './place-form.tsx';

const place = (name: string, postcode: string) => ({ kind: 'suburb', label: `${name}, VIC ${postcode}`, slug: `${name.toLowerCase()}-vic-${postcode}`, stateCode: 'VIC' });
const known = [place('Richmond', '3121'), place('Ringwood', '3134')];
const answers = { SuggestPlaces: ({ term }: { term: string }) => ({ locationSearch: known.filter(({ label }) => label.toLowerCase().startsWith(term.toLowerCase())) }) };

const box = () => screen.getByRole('combobox', { name: 'Suburb, postcode or state' });

test('[SRCH-19] places are suggested while typing and chosen by the keyboard', async () => {
  const { navigate } = visit(<PlaceForm mode="rent" />, answers);
  await userEvent.type(box(), 'ri');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Ringwood, VIC 3134' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '')).toMatchObject({ mode: 'rent', locations: ['ringwood-vic-3134'] });
});

test('[SRCH-19] Escape closes the list and keeps the text; past the last one the text is chosen again', async () => {
  visit(<PlaceForm mode="buy" />, answers);
  await userEvent.type(box(), 'rich');
  await screen.findByRole('option', { name: 'Richmond, VIC 3121' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box()).toHaveValue('rich');
});

test('[SRCH-19] how many places are suggested is announced', async () => {
  visit(<PlaceForm mode="buy" />, answers);
  await userEvent.type(box(), 'rich');
  expect(await screen.findByText(/^1 place suggested/)).toBeInTheDocument();
  await userEvent.clear(box());
  await userEvent.type(box(), 'zz');
  expect(await screen.findByText('No place begins like zz.')).toBeInTheDocument();
});

test('a new place keeps the filters of the search', async () => {
  const { navigate } = visit(<PlaceForm mode="buy" search={inRichmond({ features: ['pool'], page: 4 })} initial="Richmond, VIC 3121" />, answers);
  await userEvent.clear(box());
  await userEvent.type(box(), 'ring');
  await userEvent.click(await screen.findByRole('option', { name: 'Ringwood, VIC 3134' }));
  expect(searchAt(navigate.mock.calls[0]?.[0] ?? '')).toMatchObject({ features: ['pool'], page: 1, locations: ['ringwood-vic-3134'] });
});

test('[SRCH-21] suggestions that come late are not shown for a later text', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const { graph } = visit(<PlaceForm mode="buy" />, { SuggestPlaces: ({ term }: { term: string }) => new Promise((resolve) => { waiting.set(term, resolve); }) });
  await userEvent.type(box(), 'rich');
  await waitFor(() => expect(graph.asked).toHaveLength(1));
  await userEvent.clear(box());
  await userEvent.type(box(), 'ring');
  await waitFor(() => expect(graph.asked).toHaveLength(2));
  await act(async () => waiting.get('ring')?.({ locationSearch: [known[1]] }));
  await act(async () => waiting.get('rich')?.({ locationSearch: [known[0]] }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ringwood, VIC 3134']);
});

test('the form works as a plain one: it asks the mode’s landing page for what was typed', async () => {
  const { navigate, container } = visit(<PlaceForm mode="sold" />, answers);
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, box().getAttribute('name')]).toEqual(['/sold-properties', 'get', 'q']);
  await userEvent.type(box(), 'nowhere at all{Enter}');
  expect(navigate).toHaveBeenCalledWith('/sold-properties?q=nowhere+at+all&mode=sold');
});
