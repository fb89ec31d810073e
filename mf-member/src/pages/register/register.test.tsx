import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Site } from '@verandah/areas/test-kit';
import { refused, settle, signIn, stubGraph } from '../../test-kit/stub-graph.ts';
import { load, submit } from './load.ts';
import { RegisterView } from './view.tsx';

const now = Date.parse('2026-12-01T00:00:00Z');
const home = {
  id: '7',
  canonicalUri: 'house-7',
  priceDetails: { shortDescription: '$650 per week' },
  address: { street: '12 Rose Street', suburb: 'Richmond', timeZone: 'Australia/Melbourne' },
  office: { name: 'Fern and Co' },
};
const time = (startsAt: string, more: object = {}) => ({
  listingId: '7',
  startsAt,
  endsAt: startsAt.replace(':00:00.', ':30:00.'),
  isAppointment: false,
  isRequired: true,
  placesLeft: 3,
  bookingId: null,
  ...more,
});
const [first, second] = ['2026-12-05T00:00:00.000Z', '2026-12-05T02:00:00.000Z'] as const;
const member = { signedIn: true, memberId: '4', username: 'mia', roles: ['member'] };
const visitor = { signedIn: false, roles: [] };

function visit(session: typeof member | typeof visitor, times: readonly object[], responses: object = {}) {
  const stub = stubGraph({
    RegisterHome: { listingByUri: home },
    RegisterTimes: { bookableInspections: times },
    BookInspection: { bookInspection: { id: '1' } },
    CancelInspection: { cancelInspection: { id: '1' } },
    ...responses,
  });
  const url = new URL(`/inspections/house-7?at=${second}`, 'https://verandah.example');
  return { ...stub, request: { url, params: { uri: 'house-7' }, session, flags: {}, now, graph: stub.graph } };
}
async function open(...given: Parameters<typeof visit>) {
  const visited = visit(...given);
  const loaded = await load(visited.request);
  if (!('data' in loaded)) throw new Error(`responded with ${loaded.status}`);
  if (given[0].signedIn) signIn(visited.bus);
  render(
    <Site given={visited.services} now={now}>
      <RegisterView data={loaded.data} />
    </Site>,
  );
  await act(settle);
  return visited;
}
const sent = ({ requests }: ReturnType<typeof visit>, name: string) =>
  requests.filter((each) => each.name === name).map(({ variables }) => variables);

test('[LIST-90] a member registers by one press, from the home’s page without script too, and sees what is theirs', async () => {
  const visited = await open(member, [
    time(first, { bookingId: '9' }),
    time(second),
    time('2026-12-06T00:00:00.000Z', { placesLeft: 0 }),
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Sat 5 Dec, 1:00.pm – 1:30.pmRegister for .*Registration needed, 3 left$/),
    expect.stringMatching(/^Sat 5 Dec, 11:00.am – 11:30.amRegisteredCancel/),
    expect.stringMatching(/Booked out$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Register for / }));
  await act(settle);
  expect(sent(visited, 'BookInspection')).toEqual([{ listingId: '7', startsAt: second, guest: null }]);
  expect(visited.notices).toEqual(['success: You’re registered. We’ve emailed you a confirmation.']);
  const fields = { do: 'book', listingId: '7', startsAt: second, back: `/inspections/house-7?at=${second}` };
  expect(await submit(visited.request, fields)).toMatchObject({ status: 303, location: fields.back });
});

test('[LIST-90] a visitor gives name and address once; what is wrong is named by the field, and nothing is lost', async () => {
  const fields = { do: 'book', listingId: '7', startsAt: second, back: '/inspections/house-7?done=yes' };
  const { request } = visit(visitor, [time(first), time(second)]);
  // The button of the home's own page.
  expect(await submit(request, fields)).toEqual({ status: 303, location: `/inspections/house-7?at=${second}` });
  const rejection = refused('BAD_USER_INPUT');
  Object.assign(rejection, { problems: [{ field: 'guest.email', message: 'must be an email address' }] });
  const wrong = visit(visitor, [time(first), time(second)], { BookInspection: rejection });
  expect(await submit(wrong.request, { ...fields, name: 'Vi', email: 'vi' })).toMatchObject({
    status: 422,
    data: {
      refused: {
        fields: { name: 'Vi' },
        failure: { message: 'Not registered', reason: 'Email must be an email address.' },
      },
    },
  });
  const visited = await open(visitor, [time(first), time(second)]);
  expect(screen.getByRole('radio', { name: /1:00.pm/ })).toBeChecked();
  await userEvent.type(screen.getByLabelText('Name'), 'Vi');
  await userEvent.type(screen.getByLabelText('Email'), 'vi@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await act(settle);
  expect(sent(visited, 'BookInspection')).toEqual([
    { listingId: '7', startsAt: second, guest: { name: 'Vi', email: 'vi@example.com', phone: null } },
  ]);
  expect(visited.moves).toEqual(['/inspections/house-7?done=yes']);
});
