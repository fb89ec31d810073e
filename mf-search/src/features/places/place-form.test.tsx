import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inRichmond, richmond, searchAt } from '../../test-kit/market.ts';
import { visit } from '../../test-kit/visit.tsx';
import { PlaceForm } from './place-form.tsx';
import type { Suggestion } from './queries.ts';
import { readRecent, writeRecent } from './recent-store.ts';

const suggestion = (change: Partial<Suggestion>): Suggestion => ({
  kind: 'suburb',
  label: '',
  detail: '',
  slug: null,
  stateCode: null,
  latLong: null,
  bounds: null,
  officeSlug: null,
  agentUsername: null,
  address: null,
  ...change,
});
const place = (name: string, postcode: string) =>
  suggestion({ label: `${name}, VIC ${postcode}`, slug: `${name.toLowerCase()}-vic-${postcode}` });
const street = suggestion({
  kind: 'street',
  label: 'Rich Street, Burnley, VIC 3121',
  slug: 'burnley-vic-3121',
  bounds: [-37.83, 145, -37.82, 145.01],
});
const office = suggestion({
  kind: 'office',
  label: 'Richards & Co',
  detail: 'Burnley, VIC 3121',
  slug: 'burnley-vic-3121',
  officeSlug: 'richards-co-4',
});
const agent = suggestion({
  kind: 'agent',
  label: 'Richard Roe',
  detail: 'Richards & Co',
  slug: 'burnley-vic-3121',
  officeSlug: 'richards-co-4',
  agentUsername: 'richard-roe',
});
const address = suggestion({
  kind: 'address',
  label: '12 Rich Street, Burnley, VIC 3121',
  slug: 'burnley-vic-3121',
  bounds: [-37.83, 145, -37.82, 145.01],
  address: '/location/burnley-vic-3121/rich-street/12',
});
const station = suggestion({
  kind: 'station',
  label: 'Richlands Station',
  detail: 'Richlands, QLD 4077',
  slug: 'richlands-qld-4077',
  stateCode: 'QLD',
  latLong: { latitude: -27.6, longitude: 152.95 },
  bounds: [-27.62, 152.93, -27.58, 152.97],
});
const suggestible = [place('Richmond', '3121'), place('Ringwood', '3134'), street, office, agent, station];
const responses = {
  SuggestPlaces: ({ term }: { term: string }) => ({
    locationSearch: suggestible.filter(({ label }) => label.toLowerCase().startsWith(term.toLowerCase())),
  }),
};

const box = () => screen.getByRole('combobox', { name: 'Suburb, street, school, agency or postcode' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const wentTo = ({ navigate }: ReturnType<typeof visit>) => navigate.mock.calls.at(-1)?.[0] ?? '';

beforeEach(() => localStorage.clear());

test('[PROP-02] a typed address leads to the page of its property', async () => {
  const found = { SuggestPlaces: () => ({ locationSearch: [address, street] }) };
  const isLive = (href: string) => href.startsWith('/location/');
  const seen = visit(<PlaceForm mode="buy" />, found, { isLive });
  await userEvent.type(box(), '12 rich st');
  await userEvent.click(await option(/^12 Rich Street/));
  expect(wentTo(seen)).toBe('/location/burnley-vic-3121/rich-street/12');
  cleanup();
  // While no area serves it: its street on the map.
  const without = visit(<PlaceForm mode="buy" />, found);
  await userEvent.type(box(), '12 rich st');
  await userEvent.click(await option(/^12 Rich Street/));
  expect(wentTo(without)).toContain('bounds=-37.83,145,-37.82,145.01');
});

test('[SRCH-19] locations are suggested while typing and chosen by the keyboard', async () => {
  const seen = visit(<PlaceForm mode="rent" />, responses);
  await userEvent.type(box(), 'ri');
  expect(await screen.findAllByRole('option')).toHaveLength(suggestible.length);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toHaveAttribute('role', 'listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Ringwood, VIC 3134 Suburb' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(searchAt(wentTo(seen))).toMatchObject({ mode: 'rent', locations: ['ringwood-vic-3134'] });
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('[SRCH-19] every suggestion names its kind and highlights the typed text', async () => {
  visit(<PlaceForm mode="buy" />, responses);
  await userEvent.type(box(), 'rich');
  expect((await screen.findAllByRole('option')).map((each) => each.textContent.trim())).toEqual([
    'Richmond, VIC 3121  Suburb',
    'Rich Street, Burnley, VIC 3121  Street',
    'Richards & Co Burnley, VIC 3121 Agency',
    'Richard Roe Richards & Co Agent',
    'Richlands Station Richlands, QLD 4077 Station',
  ]);
  expect(within(screen.getByRole('option', { name: /^Richmond/ })).getByText('Rich').tagName).toBe('B');
});

test.each([
  [/^Richlands Station/, '/for-sale/qld/real-estate?features=pool,gym&near=-27.6,152.95,2km,Richlands Station'],
  [/^Rich Street/, '/for-sale/australia/real-estate?features=pool,gym&context=map&bounds=-37.83,145,-37.82,145.01'],
  [/^Richards & Co/, '/real-estate-agency/richards-co-4/buy?features=pool,gym'],
  [/^Richard Roe/, '/real-estate-agency/richards-co-4/buy?features=pool,gym'],
])('[SRCH-19] %s is shown on the map where it is, with the filters preserved', async (name, address) => {
  const seen = visit(<PlaceForm mode="buy" search={inRichmond({ features: ['pool', 'gym'], page: 3 })} />, responses);
  await userEvent.type(box(), 'rich');
  await userEvent.click(await option(name));
  expect(searchAt(wentTo(seen))).toEqual(searchAt(address));
});

test('[SRCH-91] the box names the station that is searched, and the next place takes its turn', async () => {
  const near = { latitude: -27.6, longitude: 152.95, kilometres: 2, name: 'Richlands Station' } as const;
  const search = inRichmond({ locations: ['qld'], near, features: ['pool'] });
  const queensland = { slug: 'qld', label: 'Queensland' };
  const seen = visit(<PlaceForm mode="buy" search={search} places={[queensland]} />, responses);
  expect(screen.getByRole('link', { name: 'Remove Richlands Station' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('near='),
  );
  // Without script a typed place is searched alone.
  expect(Object.fromEntries(new FormData(seen.container.querySelector('form') ?? undefined))).toEqual({ q: '' });
  await userEvent.type(box(), 'ring');
  await userEvent.click(await option(/^Ringwood/));
  expect(searchAt(wentTo(seen))).toEqual(inRichmond({ locations: ['ringwood-vic-3134'], features: ['pool'] }));
  cleanup();
  // A time of travel is a filter of its own, which the next place keeps.
  const { kilometres: _, ...point } = near;
  const commute = { ...point, minutes: 20, by: 'drive' } as const;
  visit(<PlaceForm mode="buy" search={{ ...search, near: commute }} places={[queensland]} />, responses);
  expect(screen.getByRole('link', { name: 'Remove Queensland' })).toHaveAttribute(
    'href',
    expect.stringContaining('near='),
  );
});

test('[SRCH-92] stations and schools of the state that is searched are requested first', async () => {
  const { graph } = visit(<PlaceForm mode="buy" search={inRichmond()} places={[richmond]} />, responses);
  await userEvent.type(box(), 'st');
  await waitFor(() =>
    expect(graph.requests.at(-1)?.variables).toMatchObject({ stateCode: 'VIC', stateKinds: ['station', 'school'] }),
  );
  cleanup();
  const home = visit(<PlaceForm mode="buy" />, responses);
  await userEvent.type(box(), 'st');
  await waitFor(() => expect(home.graph.requests.at(-1)?.variables).not.toHaveProperty('stateCode'));
});

test('[SRCH-19] an agent has a page as soon as an area serves it', async () => {
  const seen = visit(<PlaceForm mode="buy" />, responses, { isLive: (href: string) => href.startsWith('/agent/') });
  await userEvent.type(box(), 'richard r');
  await userEvent.click(await option(/^Richard Roe/));
  expect(wentTo(seen)).toBe('/agent/richard-roe');
});

test('[SRCH-19] Escape closes the list but leaves the text; past the last suggestion the text is chosen again', async () => {
  visit(<PlaceForm mode="buy" />, responses);
  await userEvent.type(box(), 'richm');
  await option(/^Richmond/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box()).toHaveValue('richm');
  await userEvent.keyboard('{ArrowDown}');
  expect(await option(/^Richmond/)).toBeVisible();
  await userEvent.tab();
  expect(screen.queryByRole('option')).toBeNull();
});

test('[SRCH-19, SRCH-32] the number of suggestions is announced, also when it is zero', async () => {
  visit(<PlaceForm mode="buy" />, responses);
  await userEvent.type(box(), 'richm');
  expect(await screen.findByText(/^1 suggestion\./)).toBeInTheDocument();
  await userEvent.clear(box());
  await userEvent.type(box(), 'zz');
  expect(
    (await screen.findAllByText('Nothing found for “zz”. Check the spelling, or try a suburb or a postcode.'))[0],
  ).toBeVisible();
});

test('[SRCH-19] failed suggestions show a calm message; Enter still searches', async () => {
  const seen = visit(<PlaceForm mode="buy" />, { SuggestPlaces: () => Promise.reject(new Error('down')) });
  await userEvent.type(box(), 'rich');
  expect((await screen.findAllByText(/couldn’t load suggestions/))[0]).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(wentTo(seen)).toBe('/for-sale?q=rich&mode=buy'));
});

test('[SRCH-19] Enter on typed text searches its best match, with the filters preserved', async () => {
  const seen = visit(<PlaceForm mode="buy" search={inRichmond({ features: ['pool'] })} />, responses);
  await userEvent.type(box(), 'ringw{Enter}');
  await waitFor(() => expect(seen.navigate).toHaveBeenCalled());
  expect(searchAt(wentTo(seen))).toMatchObject({ features: ['pool'], locations: ['ringwood-vic-3134'] });
});

test('[SRCH-19] a further location joins those of the search; each is removed by its link or by Backspace', async () => {
  const search = inRichmond({ features: ['pool'], page: 4 });
  const seen = visit(<PlaceForm mode="buy" search={search} places={[richmond]} />, responses);
  await userEvent.type(box(), 'ring');
  await userEvent.click(await option(/^Ringwood/));
  expect(searchAt(wentTo(seen))).toMatchObject({
    features: ['pool'],
    page: 1,
    locations: ['richmond-vic-3121', 'ringwood-vic-3134'],
  });
  expect(wentTo(seen)).toContain('suburbs=ringwood-vic-3134');

  seen.show(
    <PlaceForm
      mode="buy"
      search={inRichmond({ locations: ['richmond-vic-3121', 'ringwood-vic-3134'] })}
      places={[richmond, { slug: 'ringwood-vic-3134', label: 'Ringwood, VIC 3134' }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Remove Richmond, VIC 3121' })).toHaveAttribute(
    'href',
    '/for-sale/ringwood-vic-3134/real-estate',
  );
  await userEvent.click(box());
  await userEvent.keyboard('{Backspace}');
  expect(wentTo(seen)).toBe('/for-sale/richmond-vic-3121/real-estate');
  expect(screen.getByText('Ringwood, VIC 3134 removed.')).toBeInTheDocument();
  const navigations = seen.navigate.mock.calls.length;
  await userEvent.click(screen.getByRole('link', { name: 'Remove Richmond, VIC 3121' }));
  // No location is left: the box waits for the next one and searches it alone.
  expect(seen.navigate.mock.calls).toHaveLength(navigations);
  await userEvent.type(box(), 'ring');
  await userEvent.click(await option(/^Ringwood/));
  expect(searchAt(wentTo(seen)).locations).toEqual(['ringwood-vic-3134']);
});

test('[SRCH-21] late suggestions are not shown for newer text', async () => {
  const waiting = new Map<string, (value: unknown) => void>();
  const { graph } = visit(<PlaceForm mode="buy" />, {
    SuggestPlaces: ({ term }: { term: string }) =>
      new Promise((resolve) => {
        waiting.set(term, resolve);
      }),
  });
  await userEvent.type(box(), 'rich');
  await waitFor(() => expect(graph.requests).toHaveLength(1));
  await userEvent.clear(box());
  await userEvent.type(box(), 'ring');
  await waitFor(() => expect(graph.requests).toHaveLength(2));
  await act(async () => waiting.get('ring')?.({ locationSearch: [suggestible[1]] }));
  await act(async () => waiting.get('rich')?.({ locationSearch: [suggestible[0]] }));
  expect(screen.getAllByRole('option').map((each) => each.textContent.trim())).toEqual(['Ringwood, VIC 3134  Suburb']);
});

test('the form works without script: it sends the typed text and the locations to the mode’s landing page', async () => {
  const seen = visit(<PlaceForm mode="sold" search={inRichmond({ mode: 'sold' })} places={[richmond]} />, responses);
  const form = seen.container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, box().getAttribute('name')]).toEqual([
    '/sold-properties',
    'get',
    'q',
  ]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ q: '', suburbs: 'richmond-vic-3121' });
  await userEvent.type(box(), 'nowhere at all{Enter}');
  await waitFor(() => expect(wentTo(seen)).toBe('/sold-properties?q=nowhere+at+all&mode=sold'));
});

test('[SRCH-19] searches are stored and offered in the empty box with mode and filters, newest first, each once', async () => {
  const seen = visit(
    <PlaceForm mode="rent" search={inRichmond({ mode: 'rent', features: ['pool'], page: 2 })} places={[richmond]} />,
    responses,
  );
  seen.show(<PlaceForm mode="buy" search={inRichmond()} places={[richmond]} />);
  seen.show(<PlaceForm mode="buy" search={inRichmond({ page: 3 })} places={[richmond]} />);
  seen.show(<PlaceForm mode="buy" />);
  await userEvent.click(box());
  expect((await screen.findAllByRole('option')).map((each) => each.textContent.trim())).toEqual([
    'Search near me',
    'Richmond, VIC 3121 For sale',
    'Richmond, VIC 3121 For rent · Pool',
    'Clear recent searches',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(searchAt(wentTo(seen))).toMatchObject({ mode: 'rent', features: ['pool'], page: 1 });
});

test('[SRCH-19] recent searches are removed one by one, by pointer or Delete, and all at once', async () => {
  writeRecent(['a', 'b', 'c', 'd'].map((name) => ({ address: `/for-sale/${name}-vic-3000/real-estate`, place: name })));
  const { container } = visit(<PlaceForm mode="buy" />, responses);
  await userEvent.click(box());
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
  expect(readRecent().map(({ place: name }) => name)).toEqual(['b', 'c', 'd']);
  await userEvent.click(container.querySelectorAll('[title="Remove"]')[1] as Element);
  expect(readRecent().map(({ place: name }) => name)).toEqual(['b', 'd']);
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
  expect(readRecent()).toEqual([]);
  expect((await screen.findAllByText('Recent searches cleared.'))[0]).toBeVisible();
});

test.each([
  ['shared', { coords: { latitude: -37.8, longitude: 145 } }, null],
  ['refused', null, { code: 1 }],
  ['not found', null, { code: 3 }],
])('[SRCH-19] near me, position %s', async (_, position, failure) => {
  const getCurrentPosition = jest.fn((found: (value: unknown) => void, failed: (value: unknown) => void) =>
    position ? found(position) : failed(failure),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const seen = visit(<PlaceForm mode="rent" />, responses);
  await userEvent.click(box());
  await userEvent.click(await option(/^Search near me/));
  if (position) {
    await waitFor(() =>
      expect(searchAt(wentTo(seen))).toMatchObject({
        mode: 'rent',
        context: 'map',
        bounds: { south: -37.827, north: -37.773 },
      }),
    );
  } else {
    expect(
      (await screen.findAllByText(failure?.code === 1 ? /Location access is off/ : /couldn’t find your location/))[0],
    ).toBeVisible();
    expect(seen.navigate).not.toHaveBeenCalled();
  }
});
