import { openTickets } from './tickets.ts';

const hour = 3_600_000;
const set = (variant: string) => ({ variant });

test("[REL-06] a ticket names its page's release and the releases chosen for the visitor; each ticket is unique", () => {
  const tickets = openTickets('a secret', () => 1_800_000_000_000);
  const [one, other] = [
    tickets.issue(set('listing@2.0.1,search@1.0.4'), 'search', '1.0.4'),
    tickets.issue(set(''), 'search', '1.0.3'),
  ];
  expect(tickets.read(one)).toEqual({
    id: expect.any(String),
    area: 'search',
    version: '1.0.4',
    choices: { listing: '2.0.1', search: '1.0.4' },
  });
  expect(tickets.read(other)).toMatchObject({ version: '1.0.3', choices: {} });
  expect(tickets.read(one)?.id).not.toBe(tickets.read(other)?.id);
  // It is sent in a header, in quotes.
  expect(one).toMatch(/^[\w~@.,-]+$/);
});

test('[REL-06] a ticket that was changed, comes from another site or is old is rejected; another host of the site accepts it', () => {
  let now = 1_800_000_000_000;
  const tickets = openTickets('a secret', () => now);
  const ticket = tickets.issue(set(''), 'search', '1.0.3');
  expect(openTickets('a secret', () => now).read(ticket)).not.toBeNull();
  for (const text of [
    '',
    '~',
    'x'.repeat(400),
    ticket.replace('1.0.3', '1.0.4'),
    `${ticket}x`,
    ticket.slice(0, -1),
    openTickets('another secret', () => now).issue(set(''), 'search', '1.0.3'),
  ])
    expect(tickets.read(text)).toBeNull();
  now += hour - 1;
  expect(tickets.read(ticket)).not.toBeNull();
  now += 1;
  expect(tickets.read(ticket)).toBeNull();
  now -= 2 * hour;
  expect(tickets.read(ticket)).toBeNull();
});
