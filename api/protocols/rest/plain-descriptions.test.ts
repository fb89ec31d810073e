import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { writtenDocument } from './document.ts';

interface Described {
  readonly at: string;
  readonly text: string;
}

/** Sentences that a reader outside the team stumbles over, with what to write instead. */
const unclear: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are|was|were) no (?!longer\b|more than\b)[a-z]/, 'is not a …'],
  [/\bwho (?:is|are) no(?:ne)?\b/, 'unless … is a …'],
  [/\bthat there (?:is|are) not\b/i, 'that does not exist'],
  [/(?<!there )\b(?:is|are) none\b/i, 'absent if …'],
  [/\bcan not\b/i, 'cannot'],
  [/\bwhat became of\b/i, 'outcome of'],
  [/\bany more\b|\bno more\.|\bworks? no longer\b|\bno longer\.$/i, 'no longer …, stops …'],
  [/\bit is (?:done|added|stored) once\b|\bagain changes nothing\b/i, 'repeats have no effect'],
  [/\bhas the answer\b|\bas it is\.?$/i, 'not modified, unchanged'],
  [/\bwill do\b/i, 'any …'],
  [/^whom\b|\bwhom\b.+\bis for\b/i, 'which …'],
  [/\bnot understood\b/i, 'invalid, unexpected'],
  [/\bpass(?:es|ed)? (?:it |them )?over\b/i, 'skip, ignore'],
  [/\bleft out\b|\bleaves? out\b/i, 'omitted, excluded'],
  [/\bits middle\b|\bmiddle of the (?:street|suburb)\b/i, 'centre'],
  [/\b(?:is|was|were|are) told\b|\btells (?:the|what|its)\b/i, 'returns'],
  [/\bwhen (?:none|nothing) is (?:said|given)\b/i, 'by default'],
  [/^(?:At once|Again|By the caller|Of [a-z]+)\.$/, 'a phrase that is clear alone'],
];

const problemsOf = ({ at, text }: Described): readonly string[] =>
  unclear.filter(([pattern]) => pattern.test(text)).map(([, better]) => `${at}: "${text}" – write: ${better}`);

/** Descriptions of types, fields, arguments and values of the schema. */
function graphDescriptions(): readonly Described[] {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const found: Described[] = [];
  const add = (at: string, { description }: { readonly description?: string | null | undefined }): void => {
    if (description) found.push({ at, text: description.replaceAll(/\s+/g, ' ') });
  };
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (name.startsWith('__')) continue;
    add(name, type);
    if (isEnumType(type)) for (const value of type.getValues()) add(`${name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) add(`${name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${name}.${field.name}`, field);
      for (const argument of field.args) add(`${name}.${field.name}(${argument.name})`, argument);
    }
  }
  return found;
}

/** Descriptions and summaries anywhere in a part of the OpenAPI document, without its examples. */
function restDescriptions(part: unknown, at: string): readonly Described[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): readonly Described[] => {
    if (key === 'example' || key === 'examples') return [];
    if ((key === 'description' || key === 'summary') && typeof value === 'string') return [{ at, text: value }];
    return restDescriptions(value, `${at}/${key}`);
  });
}

test('[GQL-90] descriptions of the graph API are plain English', () => {
  const found = graphDescriptions();
  expect(found.length).toBeGreaterThan(1000);
  expect(found.flatMap(problemsOf)).toEqual([]);
});

test('[GQL-90] descriptions of the REST API are plain English', () => {
  const found = restDescriptions(JSON.parse(writtenDocument()), '');
  expect(found.length).toBeGreaterThan(300);
  expect(found.flatMap(problemsOf)).toEqual([]);
});

test.each([
  'The name of who is no member any more.',
  'Undefined for an enquiry that there is not.',
  'What became of one thing of several that were judged.',
  'Sent again with the same key, it is done once.',
  'Whether any coming day will do.',
  'The caller has the answer as it is.',
  'The request can not be read.',
  'Which sort is meant when none is said.',
  'Whom the list of accounts shows.',
  'Takes the place that is no suburb.',
])('[GQL-90] %s is refused', (text) => {
  expect(problemsOf({ at: 'here', text })).not.toEqual([]);
});
