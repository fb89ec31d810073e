import { readDocument, withoutCredentials } from './document.ts';

const xml = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><propertyList><residential><headline>${text}</headline></residential></propertyList>`;

test('[DATA-02] reads UTF-8, UTF-16 and windows-1252 by byte order mark or declaration', () => {
  const text = 'Café – “view”';
  const utf8 = xml('UTF-8', text);
  expect(readDocument(Buffer.from(utf8))).toEqual({ text: utf8, problem: null });
  expect(readDocument(Buffer.from(`\uFEFF${utf8}`)).text).toBe(utf8);
  const utf16 = xml('UTF-16', text);
  expect(readDocument(Buffer.from(`\uFEFF${utf16}`, 'utf16le'))).toEqual({ text: utf16, problem: null });
  expect(readDocument(Buffer.from(utf16, 'utf16le')).text).toBe(utf16);
  expect(readDocument(Buffer.from(utf16, 'utf16le').swap16()).text).toBe(utf16);
  const latin = xml('ISO-8859-1', 'Caf\u00e9 \u0093view\u0094');
  expect(readDocument(Buffer.from(latin, 'latin1')).text).toContain('Café “view”');
});

test('[DATA-02] bytes that are not what they claim are read, and the problem is named', () => {
  const { text, problem } = readDocument(Buffer.from(xml('UTF-8', 'Caf\u00e9'), 'latin1'));
  expect(text).toContain('Café');
  expect(problem).toBe('The document is not valid UTF-8; it was read as windows-1252.');
  expect(readDocument(Buffer.from(xml('utf-16', 'plain'))).text).toContain('plain');
  expect(readDocument(Buffer.from(xml('klingon', 'plain'))).problem).toContain('klingon is not supported');
});

test('[DATA-40] UTF-8 and windows-1252 in one document are each read as what they are, and reported', () => {
  const lines = [
    Buffer.from(xml('UTF-8', 'Café – “view”')),
    Buffer.from('<!-- Caf\u00e9 \u0093view\u0094 -->', 'latin1'),
    Buffer.concat([Buffer.from('<!-- é and '), Buffer.from('\u00e9', 'latin1'), Buffer.from(' -->')]),
  ];
  const { text, problem } = readDocument(Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])));
  expect(text).toContain('Café – “view”');
  expect(text).toContain('<!-- Café “view” -->\n<!-- é and é -->');
  expect(problem).toContain('mixes UTF-8 and windows-1252');
});

test('[DATA-08] credentials are blanked before anything is written, lines and columns stay', () => {
  const feed = `<?xml version="1.0"?>\n<!-- password="in a comment" -->\n<propertyList date="2026-01-01"\n username='kermit' PassWord = "fr'o\ng&gt;">\n<rental><description>password="stays"</description></rental></propertyList>`;
  const blanked = withoutCredentials(feed);
  expect(blanked).not.toMatch(/kermit|fr'o|g&gt;|in a comment/);
  expect(blanked).toContain('date="2026-01-01"');
  expect(blanked).toContain('password="stays"');
  expect(blanked).toHaveLength(feed.length);
  expect(blanked.split('\n').map((line) => line.length)).toEqual(feed.split('\n').map((line) => line.length));
  expect(withoutCredentials('<propertyList password="cut off he')).toBe('<propertyList password="**********');
});
