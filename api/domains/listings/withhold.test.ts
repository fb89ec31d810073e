import { revealsStreet, withholdPrice, withholdStreet } from './withhold.ts';

const street = { unit: '2', number: '39', street: 'Main Road' };

test.each([
  ['2/39 Main Road, Richmond', 'this property, Richmond'],
  ['Welcome to 39 main rd. Lovely', 'Welcome to this property Lovely'],
  ['Unit 2/39 Main  Road!', 'this property!'],
  ['On leafy Main Road', 'On leafy this street'],
  ['The main room faces 39 trees', 'The main room faces 39 trees'],
])("[LIST-02, LIST-14] takes a hidden street out of the agent's words: %s", (text, stored) => {
  expect(withholdStreet(text, street)).toBe(stored);
});

test('[LIST-14] file names and titles that reveal a hidden street are recognised', () => {
  expect(
    revealsStreet('https://files.example/39-Main_Road-contract.pdf', { ...street, street: 'Wattlebird Road' }),
  ).toBe(false);
  expect(
    revealsStreet('https://files.example/39-wattlebird%20road.pdf', { ...street, street: 'Wattlebird Road' }),
  ).toBe(true);
});

test.each([
  ['Asking $950,000 now', 'Asking contact agent now'],
  ['from 950k', 'from contact agent'],
  ['Guide $900,000 - $980,000.', 'Guide contact agent - contact agent.'],
  ['Offers over 0.9m; council rates $2,000', 'Offers over contact agent; council rates $2,000'],
  ['$950,000, or 950000', 'contact agent, or contact agent'],
  ['built 1950, 950 m2', 'built 1950, 950 m2'],
])("[LIST-14] takes a hidden price out of the agent's words: %s", (text, stored) => {
  expect(withholdPrice(text, [950_000])).toBe(stored);
});
