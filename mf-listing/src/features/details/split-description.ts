/** Characters of a description shown before it is opened. */
const shown = 640;
/** Characters: a shorter rest is not worth a click. */
const least = 160;

/** Splits a description between paragraphs, or between sentences when the first paragraph alone is long. */
export function splitDescription(text: string): { readonly lead: readonly string[]; readonly rest: readonly string[] } {
  const paragraphs = text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const lead: string[] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    if (length > 0 && length + paragraph.length > shown) break;
    lead.push(paragraph);
    length += paragraph.length;
  }
  const rest = paragraphs.slice(lead.length);
  const [only = ''] = lead;
  if (lead.length === 1 && only.length > shown + least) {
    const end = only.lastIndexOf('. ', shown);
    const cut = end > 0 ? end + 1 : only.lastIndexOf(' ', shown);
    return cut > 0 ? { lead: [only.slice(0, cut)], rest: [only.slice(cut).trim(), ...rest] } : { lead, rest };
  }
  return rest.join('').length < least ? { lead: paragraphs, rest: [] } : { lead, rest };
}
