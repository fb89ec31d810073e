import * as v from 'valibot';

/**
 * A field that holds a link by another name: `uri` beside it has the same value. The document says it is deprecated.
 */
export const sameAsUri = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.description('The same as uri.'), v.metadata({ deprecated: true }));
