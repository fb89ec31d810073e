/**
 * Values of an enum with their descriptions, for `builder.enumType`.
 * @param names all values; the compiler demands a description of each
 */
export const withDescriptions = <Name extends string>(
  names: readonly Name[],
  descriptions: Readonly<Record<Name, string>>,
): { [Each in Name]: { value: Each; description: string } } =>
  Object.fromEntries(names.map((name) => [name, { value: name, description: descriptions[name] }])) as {
    [Each in Name]: { value: Each; description: string };
  };
