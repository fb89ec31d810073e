import * as v from 'valibot';
import { headlineBetween, paragraphsBetween } from '../../../../platform/text-input.ts';
import { linkInput, phoneInput, socialInput } from '../../contact-input.ts';

/** A short list of words, each once. */
const listOf = (most: number, longest: number) =>
  v.pipe(
    v.array(headlineBetween(1, longest)),
    v.transform((items) => [...new Map(items.map((item) => [item.toLowerCase(), item])).values()]),
    v.maxLength(most, `Add up to ${most}.`),
  );

/** All that an agent writes about themselves. */
export const profileInput = v.strictObject({
  title: v.nullable(headlineBetween(0, 60)),
  bio: paragraphsBetween(0, 3000),
  phone: phoneInput,
  languages: listOf(10, 40),
  areasOfExpertise: listOf(12, 60),
  suburbs: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(100))), v.maxLength(20, 'Add up to 20 suburbs.')),
  ...socialInput,
  video: linkInput({
    hosts: ['youtube.com', 'youtu.be', 'vimeo.com'],
    message: 'Enter the address of a video on YouTube or Vimeo.',
  }),
});
