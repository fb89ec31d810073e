import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { stubGraph, services, Site } from '@verandah/areas/test-kit';
import { hasUnsavedForms } from '@verandah/kit';
import { useState } from 'react';
import { asAgent, ownListing, part, refusal } from '../../test-kit/portal.ts';
import { loadPage } from './load-portal.ts';
import { PortalView } from './portal.tsx';
import type { PortalData } from './portal-part.ts';

const address = '/agent-portal/listings/7';
const session = { signedIn: true, roles: [], memberId: '9' };
let listing = ownListing;

/** The listing's page: a navigation to its own address loads it again, as the host does. */
async function open(responses: Parameters<typeof stubGraph>[0] = {}) {
  window.history.replaceState(null, '', address);
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalListing: () => ({ ownListing: listing }),
    SetInspections: () => {
      listing = { ...listing, updatedAt: '2026-11-21T01:00:00.000Z' };
      return { setInspections: { id: '7' } };
    },
    ...responses,
  });
  const load = async (href: string): Promise<PortalData<unknown>> => {
    const url = new URL(href, window.location.href);
    const loaded = await loadPage(part('listing'), {
      url,
      params: { id: '7' },
      session,
      flags: {},
      now: Date.parse('2026-11-20T02:00:00Z'),
      graph,
    });
    if (!('data' in loaded)) throw new Error(JSON.stringify(loaded));
    return loaded.data;
  };
  let show: (data: PortalData<unknown>) => void = () => undefined;
  const first = await load(address);
  function Page() {
    const [data, setData] = useState(first);
    show = setData;
    return <PortalView part={part('listing')} data={data} />;
  }
  const given = services(graph, {
    session,
    navigate: async (href) => {
      window.history.replaceState(null, '', href);
      show(await load(href));
    },
  });
  const { unmount } = render(
    <Site given={given} at={address}>
      <Page />
    </Site>,
  );
  return { requests, unmount, reload: () => given.navigate(address) };
}

beforeEach(() => {
  listing = ownListing;
  localStorage.clear();
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T02:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(cleanup);

const field = (name: RegExp, index = 0) => screen.getAllByLabelText(name)[index] as HTMLElement;
const type = (name: RegExp, value: string, index?: number) =>
  fireEvent.input(field(name, index), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const addInspection = async () => {
  type(/^Starts/, '2026-12-05T11:00');
  press('Add inspection');
  expect(await screen.findByText('Inspections saved.')).toBeVisible();
};

test('[PORT-14] details that are not saved stay when an inspection is saved, and are then saved themselves', async () => {
  const { requests } = await open({ SaveOwnListing: { saveOwnListing: { id: '7', published: true } } });
  type(/^Headline/, 'A garden home by the river');
  fireEvent.click(field(/^Show the street address/));
  await addInspection();
  expect(field(/^Headline/)).toHaveValue('A garden home by the river');
  expect(field(/^Show the street address/)).not.toBeChecked();
  expect(field(/^Starts/)).toHaveValue('');
  expect(hasUnsavedForms('page')).toBe(true);
  press('Save');
  expect(await screen.findByText('Saved. Your changes are live.')).toBeVisible();
  expect(requests.find(({ name }) => name === 'SaveOwnListing')?.variables).toMatchObject({
    input: { title: 'A garden home by the river', streetVisible: false },
  });
  expect([hasUnsavedForms('page'), localStorage.length]).toEqual([false, 0]);
});

test('[PORT-14, PORT-65] typed text stays when another form is saved or rejected, and when photos arrive; one Save sends it', async () => {
  const { requests, reload } = await open({ SaveOwnListing: { saveOwnListing: { id: '7', published: true } } });
  const typed: readonly (readonly [RegExp, string, number?])[] = [
    [/^Headline/, 'By the river'],
    [/^Description$/, 'Loud.'],
    [/^Street$/, 'Thorn Street'],
    [/^Land size/, '500'],
    [/^Description of photo 2/, 'The garden'],
    [/^Addresses/, 'https://example.com/a.jpg'],
    [/^Price/, '1200000', 1],
    [/^Duration/, '60'],
  ];
  const stay = () => {
    for (const [name, value, index] of typed) expect(field(name, index)).toHaveValue(value);
  };
  for (const [name, value, index] of typed) type(name, value, index);
  press('Mark as under offer');
  expect(await screen.findByText(/^We couldn’t confirm/)).toBeVisible();
  stay();
  listing = {
    ...listing,
    updatedAt: '2026-11-21T01:00:00.000Z',
    bedrooms: 4,
    home: { ...listing.home, photos: [...listing.home.photos, { ...listing.home.photos[0], id: 'h9' }] as never },
  };
  await act(reload);
  stay();
  expect(field(/^Bedrooms/)).toHaveValue('4');
  expect(field(/^Description of photo 4/)).toHaveValue('');
  press('Save');
  expect(await screen.findByText(/^Saved\. We’re downloading your photos/)).toBeVisible();
  expect(requests.filter(({ name }) => !/^(Portal|SetUnderOffer)/.test(name))).toMatchObject([
    {
      name: 'SaveOwnListing',
      variables: {
        input: {
          title: 'By the river',
          description: 'Loud.',
          street: 'Thorn Street',
          landMetres: 500,
          photos: [{ id: 'h1' }, { id: 'h2', alt: 'The garden' }, { id: 'h3' }, { id: 'h9' }],
          newPictures: { kind: 'photo', addresses: ['https://example.com/a.jpg'] },
        },
      },
    },
  ]);
});

test('[PORT-14] a rejected form stays rejected, with all that was typed, when another one is saved', async () => {
  await open({
    SaveOwnListing: refusal('SaveOwnListing', 'INVALID', 'No.', [{ field: 'title', message: 'Too loud.' }]),
  });
  type(/^Headline/, 'THE BEST!!!');
  press('Save');
  expect(await screen.findByText('Too loud.')).toBeVisible();
  await addInspection();
  expect(field(/^Headline/)).toHaveValue('THE BEST!!!');
  expect(screen.getByText('Too loud.')).toBeVisible();
});

test('[PORT-14] a change from elsewhere that came with another form’s save is not overwritten unseen', async () => {
  const { requests } = await open();
  type(/^Headline/, 'Mine');
  listing = { ...listing, title: 'Theirs', updatedAt: '2026-11-20T03:00:00.000Z' };
  await addInspection();
  press('Save');
  expect(await screen.findByText(/This is now “Theirs”/)).toBeVisible();
  expect(field(/^Headline/)).toHaveValue('Mine');
  expect(requests.some(({ name }) => name === 'SaveOwnListing')).toBe(false);
});

test('[PORT-14] after a crash the page restores typed text, pin, order and ticks, with a notice', async () => {
  const { unmount } = await open();
  type(/^Headline/, 'By the river');
  type(/^Street$/, 'Thorn Street');
  press('Move earlier photo 3');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Remove.*photo 1/ }));
  type(/^Addresses/, 'https://a.example/1.jpg');
  fireEvent.input(document.querySelector('input[name="position"]') as HTMLElement, {
    target: { value: '-37.83, 145.01' },
  });
  unmount();
  await open();
  expect(field(/^Headline/)).toHaveValue('By the river');
  expect(field(/^Street$/)).toHaveValue('Thorn Street');
  expect(document.querySelector('input[name="position"]')).toHaveValue('-37.83, 145.01');
  expect(screen.getAllByRole('listitem').flatMap(({ dataset }) => dataset['id'] ?? [])).toEqual(['h1', 'h3', 'h2']);
  expect(screen.getByRole('checkbox', { name: /^Remove.*photo 1/ })).toBeChecked();
  expect(field(/^Addresses/)).toBeVisible();
  expect(screen.getAllByText(/We’ve restored changes/)).toHaveLength(1);
});
