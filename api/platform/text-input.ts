import * as v from 'valibot';
import { withBounds } from './bounded.ts';
import { invalidInput } from './problems/public.ts';
import { namesAddress } from './web-address.ts';

/** Control characters and bidirectional overrides, but not the zero-width joiner of emoji. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;
const link = /\bhttps?:\/\/|\bwww\.\w/giu;

const tidyText = (text: string): string => text.normalize('NFC').replace(/\uFFFD|\p{Cs}/gu, ' ');
const oneLine = (text: string): string =>
  tidyText(text).replace(/\s/gu, ' ').replace(unseen, '').replace(/ {2,}/g, ' ').trim();
const manyLines = (text: string): string =>
  tidyText(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\n]/gu, ' ')
        .replace(unseen, '')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** How many links a post may hold. */
export const mostLinks = 2;
const countLinks = (text: string): number => text.match(link)?.length ?? 0;

/** A member's line of plain text, without links; markup is not interpreted. */
export const headlineBetween = (least: number, most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(most * 10, `must have at most ${most} characters`),
    withBounds({ maxLength: most }),
    v.transform(oneLine),
    v.minLength(least, least === 1 ? 'must not be empty' : `must have at least ${least} characters`),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check((text) => countLinks(text) === 0, 'must not hold links'),
  );

/** The name of a person or a thing that mails to others show: one line without links. */
export const nameLine = (least: number, most: number) =>
  v.pipe(
    headlineBetween(least, most),
    v.check((text) => !namesAddress(text), 'must not hold web or email addresses'),
  );

/** A member's paragraphs of plain text. */
export const paragraphsBetween = (least: number, most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(most * 4, `must have at most ${most} characters`),
    withBounds({ maxLength: most }),
    v.transform(manyLines),
    v.minLength(least, least === 1 ? 'must not be empty' : `must have at least ${least} characters`),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check((text) => countLinks(text) <= mostLinks, `must hold at most ${mostLinks} links`),
  );

/** Validated input. @throws {Refusal} invalid, naming each invalid field */
export function checkInput<Shape extends v.GenericSchema>(shape: Shape, input: unknown): v.InferOutput<Shape> {
  const found = v.safeParse(shape, input, { abortPipeEarly: true });
  if (found.success) return found.output;
  throw invalidInput(
    ...found.issues.slice(0, 20).map((issue) => ({ field: v.getDotPath(issue) ?? 'input', message: issue.message })),
  );
}
