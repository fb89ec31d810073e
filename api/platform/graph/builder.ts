import SchemaBuilder from '@pothos/core';
import type { GraphContext } from './context.ts';
import { registerDescribeCommon } from './describe-common.ts';
import { CalendarDate, DateTime, Dollars } from './scalars.ts';

/** Both ways what JSON has. */
interface Same<Value> {
  Input: Value;
  Output: Value;
}

interface Own {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: { DateTime: Same<string>; Date: Same<string>; Dollars: Same<number> };
}
/** The types of the builder, for functions that take references of any type. */
export type BuilderTypes = PothosSchemaTypes.ExtendDefaultTypes<Own>;
/** Declares fields of an input type, for fields that several input types have. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The schema builder of the GraphQL API. Fields are non-null by default. */
export const builder = new SchemaBuilder<Own>({
  defaultFieldNullability: false,
  plugins: [registerDescribeCommon()],
});

builder.addScalarType('DateTime', DateTime);
builder.addScalarType('Date', CalendarDate);
builder.addScalarType('Dollars', Dollars);
