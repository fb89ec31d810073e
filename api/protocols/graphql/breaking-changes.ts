import { findBreakingChanges, isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';

interface Deprecatable {
  readonly name: string;
  readonly deprecationReason?: string | null | undefined;
}

/** Places that a schema marks as deprecated: 'Agent.fullName', 'Query.listing.id'. */
function deprecatedIn(schema: GraphQLSchema): ReadonlySet<string> {
  const marked = (owner: string, list: readonly Deprecatable[]): string[] =>
    list.filter(({ deprecationReason }) => deprecationReason).map(({ name }) => `${owner}.${name}`);
  return new Set(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isEnumType(type)) return marked(type.name, type.getValues());
      if (isInputObjectType(type)) return marked(type.name, Object.values(type.getFields()));
      if (!isObjectType(type)) return [];
      const fields = Object.values(type.getFields());
      return [
        ...marked(type.name, fields),
        ...fields.flatMap(({ name, args }) => marked(`${type.name}.${name}`, args)),
      ];
    }),
  );
}

/**
 * What callers of the former schema would notice, one sentence each. What the former schema marked as deprecated may go
 * without notice.
 */
export function breakingChanges(former: GraphQLSchema, next: GraphQLSchema): string[] {
  const deprecated = deprecatedIn(former);
  return findBreakingChanges(former, next)
    .map(({ description }) => description)
    .filter((description) => {
      const gone = /^(?:Field |)(\S+?)(?: arg (\w+))? was removed/.exec(description);
      const inEnum = /^(\w+) was removed from enum type (\w+)/.exec(description);
      const place = inEnum ? `${inEnum[2]}.${inEnum[1]}` : gone && [gone[1], gone[2]].filter(Boolean).join('.');
      return place === null || !deprecated.has(place);
    });
}
