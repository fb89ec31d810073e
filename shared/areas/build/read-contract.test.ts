import { area } from './fixture/area.ts';
import { readContract } from './read-contract.ts';

test('a valid contract is taken as it is', () => {
  expect(readContract(area, 'sample')).toEqual(area);
});

test('a fragment may say what becomes of a page when it fails; the answer to that is never its own', () => {
  const withClass = (importance: string) => ({
    ...area,
    fragments: { aside: { opens: 'save-asked', class: importance } },
  });
  expect(readContract(withClass('regular'), 'sample').fragments).toEqual({
    aside: { opens: 'save-asked', class: 'regular' },
  });
  expect(() => readContract(withClass('primary'), 'sample')).toThrow('fragments.aside.class');
});

test('a contract with mistakes is refused with the name of each field', () => {
  const wrong = { ...area, routes: ['sample'], class: 'main', topics: { publishes: ['viewed'], follows: [] } };
  expect(() => readContract(wrong, 'sample')).toThrow(
    /class: .*routes\.0: must begin with "\/".*topics\.publishes\.0: must be a topic with its version/,
  );
  expect(() => readContract(area, 'search')).toThrow('is named "sample"; it must be "search"');
});
