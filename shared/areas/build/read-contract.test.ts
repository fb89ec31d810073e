import { area } from './fixture/area.ts';
import { readContract } from './read-contract.ts';

test('a valid contract is returned unchanged', () => {
  expect(readContract(area, 'sample')).toEqual(area);
});

test('a fragment may declare what its failure does to a page; it can never be primary', () => {
  const withClass = (importance: string) => ({
    ...area,
    fragments: { aside: { opens: 'save-asked', class: importance } },
  });
  expect(readContract(withClass('regular'), 'sample').fragments).toEqual({
    aside: { opens: 'save-asked', class: 'regular' },
  });
  expect(() => readContract(withClass('primary'), 'sample')).toThrow('fragments.aside.class');
});

test('[REL-140] a contract may name the address of its squad, which is one email address', () => {
  const withAddress = (squadEmail: string) => ({ ...area, squadEmail });
  expect(readContract(withAddress('search@example.com'), 'sample')).toMatchObject({ squadEmail: 'search@example.com' });
  for (const wrong of ['search', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])
    expect(() => readContract(withAddress(wrong), 'sample')).toThrow('squadEmail: must be an email address');
});

test('an invalid contract is rejected with the name of each field', () => {
  const wrong = { ...area, routes: ['sample'], class: 'main', topics: { publishes: ['viewed'], follows: [] } };
  expect(() => readContract(wrong, 'sample')).toThrow(
    /class: .*routes\.0: must begin with "\/".*topics\.publishes\.0: must be a topic with its version/,
  );
  expect(() => readContract(area, 'search')).toThrow('is named "sample"; it must be "search"');
});
