import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { schema } from './schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const edit = 'mutation Edit($input: OwnListingInput!) { editOwnListing(id: 1, input: $input) { id } }';
const problemsOf = async (query: string, variables: object = {}) =>
  (await api.service.graph({ query, variables })).body.errors;

test.each([
  [{ availableOn: '31/03/2026' }, 'availableOn', 'Enter a date, such as 2026-03-31.'],
  [{ auctionAt: '2026-03-31T10:00' }, 'auctionAt', 'Enter a date and time with its offset, such as'],
  [{ bond: 0.5 }, 'bond', 'Enter whole dollars, such as 650000.'],
])('[GQL-49] a variable that has %j is refused as a problem of its field', async (input, field, message) => {
  const errors = await problemsOf(edit, { input });
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining(`at "input.${field}"`),
      extensions: { code: 'BAD_USER_INPUT', problems: [{ field, message: expect.stringContaining(message) }] },
    },
  ]);
  expect(errors).toHaveLength(1);
  // The second call of a text is compiled.
  expect(await problemsOf(edit, { input })).toEqual(errors);
});

test('[GQL-49] a problem within a list has its whole path, one in the text its type and what to enter', async () => {
  expect(
    await problemsOf(
      'mutation Visits($times: [InspectionInput!]!) { setInspections(id: 1, inspections: $times) { id } }',
      { times: [{ startsAt: 'noon', endsAt: '2026-03-31T10:30:00Z' }] },
    ),
  ).toMatchObject([{ extensions: { problems: [{ field: 'times[0].startsAt' }] } }]);
  expect(
    await problemsOf('mutation { completeListing(id: 1, input: { completedOn: "yesterday" }) { id } }'),
  ).toMatchObject([
    { message: 'Expected value of type "Date!", found "yesterday"; Enter a date, such as 2026-03-31.' },
  ]);
});

/**
 * Arguments and input fields that stay text or numbers, since releases and saved searches pass them so: `seen` is a
 * version rather than a time, `at` is passed by variables of the type String, days of a search may be blank, and a
 * range is of dollars or metres.
 */
const plain = ['Mutation.publishPost().at', 'DatesInput.dates'];
const moments = /(At|On|Since|Until)$|^(at|on|since|date|dates|week|asOf)$/;
const amounts = /^(price|bond|amount|low|high|searchPrice|loanPrice|priceM\w+|medianRent)$|[a-z]Price$/;

const places = (
  owner: string,
  list: readonly (GraphQLInputField | GraphQLArgument | GraphQLField<unknown, unknown>)[],
) => list.map(({ name, type }) => ({ name, type, place: `${owner}.${name}` }));

test('[GQL-49] every moment, day and amount of the schema has its own type', () => {
  const isPlain = (type: GraphQLNamedType, name: string) =>
    isSpecifiedScalarType(type) &&
    ((type.name === 'String' && moments.test(name)) || (type.name === 'Int' && amounts.test(name)));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fields = [
    ...types.filter(isInputObjectType).flatMap((type) => places(type.name, Object.values(type.getFields()))),
    ...types
      .filter(isObjectType)
      .flatMap((type) => [
        ...places(type.name, Object.values(type.getFields())),
        ...Object.values(type.getFields()).flatMap(({ name, args }) => places(`${type.name}.${name}()`, args)),
      ]),
  ];
  const found = fields.filter(({ type, name }) => isPlain(getNamedType(type), name)).map(({ place }) => place);
  expect(found.sort()).toEqual([...plain].sort());
});
