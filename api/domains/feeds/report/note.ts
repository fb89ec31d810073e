import { cutText } from '../cut-text.ts';
import { noteMessages, type NoteCode } from './codes.ts';

/** One line of a report: a problem, its position and the action taken. */
export interface Note {
  readonly code: NoteCode;
  /** Element path from the listing on: residential/address/streetNumber, or residential/address/@display. */
  readonly path: string;
  readonly message: string;
}

/** A position in the file. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

/** A place's attribute, for notes about its value. */
export const attributeOf = (place: Place, name: string): Place => ({
  path: `${place.path}/@${name}`,
  line: place.line,
});

/** Characters that the database takes in no JSON; what a hostile document holds is named in its notes. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const control = /[\u0000-\u001f\u007f]/g;
const removeControls = (text: string): string => text.replace(control, ' ').toWellFormed();

/** Creates a note. `detail` is the offending value or a reason; long ones are cut. */
export function makeNote(code: NoteCode, place: Place, detail?: string): Note {
  const said =
    detail === undefined || detail === '' ? '' : `: ${detail.length > 80 ? `${cutText(detail, 79)}…` : detail}`;
  return {
    code,
    path: removeControls(place.path),
    message: removeControls(`${noteMessages[code]}${said} (line ${place.line})`),
  };
}
