import { stubGraph, request } from '@verandah/areas/test-kit';
import { loadPage, submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';

const typed = {
  form: 'new',
  key: 'abcdef0123456',
  listingType: 'rental',
  propertyType: 'unit',
  suburb: 'Richmond, VIC 3121',
  unit: '2',
  streetNumber: '14',
  street: 'Rose Street',
  streetVisible: 'yes',
};
const send = (fields: Readonly<Record<string, string>>, added: unknown = { addListing: { id: '9' } }) => {
  const { graph, requests } = stubGraph({ ...asAgent, AddListing: added });
  return {
    requests,
    result: submitPage(part('new-listing'), request(graph, '/agent-portal/listings/new'), fields),
  };
};

test('[PORT-01] a draft is created once for its values, and its page opens', async () => {
  const { graph } = stubGraph(asAgent);
  expect(await loadPage(part('new-listing'), request(graph, '/agent-portal/listings/new'))).toMatchObject({
    status: 200,
    data: { title: 'New listing', content: 'new' },
  });
  const { requests, result } = send(typed);
  expect(await result).toEqual({ status: 303, location: '/agent-portal/listings/9?done=made' });
  expect(written(requests, 'AddListing')).toEqual([
    {
      key: expect.stringMatching(/^listing-abcdef0123456-/),
      input: {
        listingType: 'rental',
        propertyType: 'unit',
        suburb: 'Richmond, VIC 3121',
        unit: '2',
        streetNumber: '14',
        street: 'Rose Street',
        streetVisible: true,
      },
    },
  ]);
  const again = send(typed);
  await again.result;
  expect(written(again.requests, 'AddListing')[0]?.['key']).toBe(written(requests, 'AddListing')[0]?.['key']);
});

test('[PORT-01] missing values have errors beside their fields before sending; an unknown suburb has one after it', async () => {
  const empty = send({ ...typed, suburb: ' ', street: '', propertyType: 'castle' });
  expect(await empty.result).toMatchObject({
    status: 422,
    data: {
      refused: {
        form: 'new',
        fields: { unit: '2' },
        problems: { suburb: expect.any(String), street: expect.any(String), propertyType: expect.any(String) },
      },
    },
  });
  expect(written(empty.requests, 'AddListing')).toEqual([]);
  const unknown = send(
    typed,
    refusal('AddListing', 'BAD_USER_INPUT', 'x', [
      { field: 'suburb', message: 'We couldn’t find that suburb. Check the spelling and postcode.' },
    ]),
  );
  expect(await unknown.result).toMatchObject({
    status: 422,
    data: {
      refused: {
        problems: { suburb: expect.stringContaining('couldn’t find that suburb') },
        fields: { street: 'Rose Street' },
      },
    },
  });
});
