import { document, type DeclareDocument, type GraphDocument, type ResultOf, type VariablesOf } from './public.ts';

test('[GQL-34] the text of an operation includes each fragment once, with the fragments of fragments', () => {
  const name = 'fragment Name on Place { name }';
  const entry = ['fragment Entry on Place { slug ...Name }', name];
  const { text } = document('\n  query Places {\n    places { ...Entry ...Name }\n  }', [entry, name]);
  expect(text).toBe(
    'query Places { places { ...Entry ...Name } } fragment Entry on Place { slug ...Name } fragment Name on Place { name }',
  );
});

test('[GQL-34] an area’s operations have the types of their texts, and another text does not compile', () => {
  interface Documents {
    readonly 'query Place($slug: ID!) { place(slug: $slug) { name } }': GraphDocument<
      { readonly place: { readonly name: string } },
      { slug: string }
    >;
  }
  const graphql = document as DeclareDocument<Documents>;
  const readPlace = graphql('query Place($slug: ID!) { place(slug: $slug) { name } }');
  const variables: VariablesOf<typeof readPlace> = { slug: 'fitzroy' };
  const result: ResultOf<typeof readPlace> = { place: { name: 'Fitzroy' } };
  expect([readPlace.name, variables.slug, result.place.name]).toEqual(['Place', 'fitzroy', 'Fitzroy']);
  // @ts-expect-error The generated types don't have it.
  expect(graphql('query Place { place { label } }')).toMatchObject({ name: 'Place', kind: 'query' });
  expect(() => document('fragment Name on Place { name }')).toThrow('must begin with a named query or mutation');
});
