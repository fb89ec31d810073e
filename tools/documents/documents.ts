import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code in a document: lines of its code blocks, and code spans within its text. */
export interface Code {
  readonly lines: readonly string[];
  readonly pieces: readonly string[];
}

export function codeOf(text: string): Code {
  const lines: string[] = [];
  const prose = text.replaceAll(/^```\w*\n([\s\S]*?)^```$/gm, (_, block: string) => {
    lines.push(...block.split('\n').filter((line) => line.trim() !== ''));
    return '';
  });
  return { lines, pieces: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, piece]) => piece as string) };
}

/**
 * 'keys rotate' of `npm run ops -- keys rotate   # a comment`; two of `… status [--at X] | verify`. Brackets around
 * optional arguments are removed, and the file that the output goes to.
 */
export function commandsAfter(prefix: string, { lines, pieces }: Code): string[][] {
  return [...lines, ...pieces]
    .filter((line) => line.includes(prefix))
    .flatMap((line) => {
      const rest = line
        .slice(line.indexOf(prefix) + prefix.length)
        .replace(/\s#.*$/, '')
        .replace(/\s>\s.*$/, '')
        .replace(/[;…]/g, ' ')
        .replace(/[[\]]/g, '');
      return rest
        .split(/\s\|\s/)
        .map((each) => [...each.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? (word as string)));
    })
    .filter((words) => words.length > 0);
}

const ownFolder = /^(?:docs|tools|scripts|e2e|shared|host|api|releases|bench|mf-[a-z-]+)\/[\w./-]*/;

/** Files and folders of this tree that a document names but that do not exist. */
export function missingPaths(text: string, root: string, from: string): string[] {
  const named = codeOf(text)
    .pieces.flatMap((piece) => ownFolder.exec(piece)?.[0] ?? [])
    .map((path) => path.replace(/[./]+$/, ''));
  const linked = [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(from, '..', target));
  return [...new Set([...named, ...linked])].filter((path) => !existsSync(join(root, path)));
}

/** The anchors of a Markdown file's headings: 'Jobs failing' is 'jobs-failing'. */
export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

export const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** Decisions that a source or document mentions: '0129' of "decision 0129", "decisions 0118 and 0124" or a link. */
export const namedDecisions = (text: string): string[] =>
  [...text.matchAll(/\bdecisions?(?:\/| \[?)(\d{4})((?:(?:,| and|, and) \d{4})*)(?!\d)/gi)].flatMap(
    ([, first, others]) => [first as string, ...(others?.match(/\d{4}/g) ?? [])],
  );
