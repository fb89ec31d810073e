/** The new text in a reply by email. */
export interface CutReply {
  readonly text: string;
  /** Nothing was cut, because nothing would have been left. */
  readonly isWhole: boolean;
}

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';
/** Of RFC 3676, with the space that many programs lose. */
const isSignature = (line: string): boolean => line === '-- ' || line === '--';

/**
 * The reply alone: without the quoted mail before and after it, and without the signature. Quotations between two
 * paragraphs of the reply stay, since those respond to them. Reads each line once, and uses no expression that
 * backtracks: the text is a stranger's.
 */
export function cutReply(whole: string): CutReply {
  const all = whole.split('\n');
  const lines = all.slice(0, quotationStart(all));
  const signature = lines.findIndex(isSignature);
  if (signature >= 0) lines.length = signature;
  dropEnd(lines);
  dropStart(lines);
  const text = lines.join('\n').trim();
  return text === '' ? { text: whole.trim(), isWhole: true } : { text, isWhole: false };
}

const separators = ['original message', 'forwarded message', 'begin forwarded message'];
/** Labels of the head that Outlook puts above a quoted mail, in its languages here; the first names who wrote it. */
const heads = [
  ['from', 'sent', 'date'],
  ['von', 'gesendet', 'datum'],
  ['de', 'envoyé', 'date', 'enviado', 'fecha'],
  ['da', 'inviato', 'data'],
  ['发件人', '发送时间', '日期'],
] as const;
const labelOf = (line: string): string => {
  const bare = line.replaceAll('*', '').trimStart().toLowerCase();
  return bare.slice(0, Math.max(0, bare.slice(0, 30).search(/[:：]/))).trim();
};

/** Index of the line from which on everything is an unmarked quotation; the number of lines if there is none. */
function quotationStart(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const bare = line
      .slice(0, 80)
      .replaceAll(/[-_ :]/g, ' ')
      .trim()
      .toLowerCase();
    if (/^[-_]{2}/.test(line) && separators.includes(bare)) return at;
    const label = labelOf(line);
    const head = heads.find(([from]) => from === label);
    if (head && lines.slice(at + 1, at + 4).some((next) => head.slice(1).includes(labelOf(next) as never)))
      return at > 0 && /^_{10,}$/.test(lines[at - 1] ?? '') ? at - 1 : at;
    if (isAttribution(lines.slice(at, at + 3))) return lines.slice(at).some(isQuoted) ? lines.length : at;
  }
  return lines.length;
}

/** 'On Fri, 27 Nov 2026 at 10:00, Ada wrote:', in one to three lines. */
function isAttribution(lines: readonly string[]): boolean {
  if (!/^On .*\d/.test(lines[0]?.slice(0, 200) ?? '')) return false;
  return lines.some((line, at) => line.trimEnd().endsWith('wrote:') && !lines.slice(0, at).some(isBlank));
}

/** Mail programs of telephones. */
const isDevice = (line: string): boolean => line.startsWith('Sent from my ') || line.startsWith('Get Outlook for ');

/** Drops the quotation at the end with the line that introduces it, and what a telephone adds. */
function dropEnd(lines: string[]): void {
  dropBlank(lines);
  if (isQuoted(lines.at(-1) ?? '')) {
    while (lines.length > 0 && (isQuoted(lines.at(-1) ?? '') || isBlank(lines.at(-1) ?? ''))) lines.pop();
    dropIntroduction(lines, lines.length);
    dropBlank(lines);
  }
  while (isDevice(lines.at(-1) ?? '')) {
    lines.pop();
    dropBlank(lines);
  }
}

/** Drops the quotation at the start, where the reply is below it. */
function dropStart(lines: string[]): void {
  const quoted = lines.findIndex(isQuoted);
  if (quoted < 0) return;
  const before = lines.slice(0, quoted);
  dropIntroduction(before, before.length);
  if (before.some((line) => !isBlank(line))) return;
  const after = lines.findIndex((line, at) => at > quoted && !isQuoted(line) && !isBlank(line));
  lines.splice(0, after < 0 ? lines.length : after);
}

/** The line above a quotation, in any language: it ends with a colon, perhaps two lines further down. */
function dropIntroduction(lines: string[], end: number): void {
  lines.length = end;
  dropBlank(lines);
  if (!/[:：]\s?$/.test(lines.at(-1)?.slice(-3) ?? '')) return;
  for (const back of [1, 2, 3]) {
    const first = lines.at(-back);
    if (first === undefined || isBlank(first)) return;
    const joined = lines.slice(-back).join(' ');
    if (
      /\d/.test(joined.slice(0, 300)) &&
      (joined.includes('@') || joined.startsWith('On ') || /\d{4}/.test(joined.slice(0, 300)))
    ) {
      lines.length -= back;
      return;
    }
  }
}

function dropBlank(lines: string[]): void {
  while (lines.length > 0 && isBlank(lines.at(-1) ?? '')) lines.pop();
}
