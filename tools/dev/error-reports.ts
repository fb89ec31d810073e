import { RenderFailure } from '@verandah/releases';
import * as v from 'valibot';
import type { ScriptMaps } from './script-maps.ts';
import { linesOf, type Problem } from './problems.ts';

/** An error in a page, as `client.ts` sends it. */
const pageError = v.strictObject({
  /** Name, message and stack, also of its causes. */
  text: v.pipe(v.string(), v.maxLength(50_000)),
  /** Path of the page. */
  page: v.pipe(v.string(), v.maxLength(2000)),
  /** What the host calls it: 'search@1.4.0 render'; null for an uncaught error. */
  label: v.nullable(v.pipe(v.string(), v.maxLength(300))),
  scripts: v.record(v.string(), v.string()),
});

// A page's text must not move the terminal's cursor.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/** Traces errors of browser and server to the author's source, and prints them. */
export class ErrorReports {
  readonly #maps: Pick<ScriptMaps, 'trace'>;
  readonly #print: (text: string) => void;

  /** @param print writes to the terminal */
  constructor(maps: Pick<ScriptMaps, 'trace'>, print: (text: string) => void) {
    this.#maps = maps;
    this.#print = print;
  }

  /** Prints what a page sent. @returns it for the page; null for anything else than `client.ts` sends */
  async ofPage(body: unknown): Promise<Problem | null> {
    const report = v.safeParse(pageError, body);
    if (!report.success) return null;
    const { text, page, label, scripts } = report.output;
    const { where, stack } = await this.#maps.trace(text, scripts);
    return this.#printed(where, stack, `in the browser on ${page}${label === null ? '' : ` (${label})`}`);
  }

  /** Prints an error of the server. @param doing 'GET /for-sale', or what else it did */
  async ofServer(error: unknown, doing: string): Promise<Problem> {
    const { where, stack } = await this.#maps.trace(textOf(error));
    // Without a position in a bundle it is the development server's own stack.
    const text = where === null && error instanceof RenderFailure ? error.message : stack;
    return this.#printed(where, text, `on the server, ${doing}`);
  }

  #printed(where: string | null, stack: string, context: string): Problem {
    const clean = (text: string): string => text.replace(controls, '');
    const problem = { where: clean(where ?? context), message: clean(where === null ? stack : `${stack}\n${context}`) };
    this.#print(`\n${linesOf(problem)}`);
    return problem;
  }
}
