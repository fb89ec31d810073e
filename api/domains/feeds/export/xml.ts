/** An element to be written; `undefined` and false among its contents are left out. */
export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly inside: readonly (Xml | string)[];
}

type Content = Xml | string | number | null | undefined | false | readonly (Xml | undefined | false)[];

/** An element; null is an empty one, by which the format clears a value. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...inside: readonly Content[]
): Xml {
  return {
    name,
    attributes,
    inside: inside
      .flat()
      .filter((each) => each !== undefined && each !== null && each !== false)
      .map((each) => (typeof each === 'number' ? String(each) : each)),
  };
}

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const removeControls = (text: string): string => text.toWellFormed().replace(impossible, '');
const escapedText = (text: string): string =>
  removeControls(text).replace(/[&<>\r]/g, (letter) => references[letter] ?? letter);
const escapedAttribute = (text: string): string =>
  removeControls(text).replace(/[&<>"\t\n\r]/g, (letter) => references[letter] ?? letter);

/** The element as well-formed XML. */
export function xmlText({ name, attributes, inside }: Xml): string {
  const given = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapedAttribute(value)}"`))
    .join('');
  const content = inside.map((each) => (typeof each === 'string' ? escapedText(each) : xmlText(each))).join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
}
