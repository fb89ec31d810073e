/** What XML 1.0 can't hold at all: control characters, halves of characters and two that are none. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text escaped for an element or a quoted attribute, without characters that XML forbids. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(notXml, '')
    .replace(/[&<>"'\t\n\r]/g, (sign) => entities[sign] as string);
