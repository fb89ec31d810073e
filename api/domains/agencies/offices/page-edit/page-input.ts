import * as v from 'valibot';
import { headlineBetween, paragraphsBetween } from '../../../../platform/text-input.ts';
import { phoneInput, socialInput } from '../../contact-input.ts';
import { carriesWhite, contrastOfWhite, readableShade } from './brand-colour.ts';

/** Rounded down: 4.49 must not read as enough. */
const contrastText = (hex: string): string => (Math.floor(contrastOfWhite(hex) * 10) / 10).toFixed(1);

/** #rrggbb that white text can be read on; null for none. */
const brandColour = v.pipe(
  v.nullable(v.pipe(v.string('must be a text'), v.trim(), v.toLowerCase())),
  v.transform((text) => (text === '' ? null : text)),
  v.check((text) => text === null || /^#[\da-f]{6}$/.test(text), 'Enter a colour such as #1d4f91.'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === null || carriesWhite(dataset.value)) return;
    addIssue({
      message: `This colour is too light for white text (contrast ${contrastText(dataset.value)}:1, needs 4.5:1). Try ${readableShade(dataset.value)}.`,
    });
  }),
);

/** All that an office's admins write on its public page. */
export const officePageInput = v.strictObject({
  about: paragraphsBetween(0, 3000),
  phone: phoneInput,
  address: v.nullable(headlineBetween(0, 200)),
  brandColour,
  ...socialInput,
});
