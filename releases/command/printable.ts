/* eslint-disable no-control-regex */
/** Characters that move the cursor, colour, or turn the direction of what a terminal shows. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text of other people, such as reasons in the log, for a terminal: what would command it is shown as �. */
export const printableText = (text: string): string => text.replace(unseen, '\ufffd');

/** The same for a cell of a table, which is one line. */
export const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ');
