import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { fingerprintOf } from './fingerprint.ts';

/** An `sql` template of the product. */
export interface StatementTemplate {
  readonly fingerprint: string;
  /** 'api/domains/saved/alerts/store.ts:31' */
  readonly place: string;
  /** Its text in one line, parameters as `$`. */
  readonly text: string;
}

/** A node of swc's syntax tree. */
interface SyntaxNode {
  readonly type?: string;
  readonly [field: string]: unknown;
}
interface TaggedTemplate {
  readonly span: { readonly start: number };
  readonly tag: { readonly type: string; readonly value?: string };
  readonly template: { readonly quasis: readonly { readonly cooked: string }[] };
}

/** Every `sql` template of a module. @param source TypeScript */
export function statementTemplates(file: string, source: string): StatementTemplate[] {
  if (!/\bsql[`<]/.test(source)) return [];
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  const found: StatementTemplate[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const { type } = node as SyntaxNode;
    if (type === 'TaggedTemplateExpression') {
      const { span, tag, template } = node as unknown as TaggedTemplate;
      const fragments = template.quasis.map(({ cooked }) => cooked);
      // swc's byte offsets continue from the modules that it parsed before.
      const line = bytes
        .subarray(0, span.start - module.span.start)
        .toString()
        .split('\n').length;
      if (tag.type === 'Identifier' && tag.value === 'sql')
        found.push({
          fingerprint: fingerprintOf(fragments),
          place: `${file}:${line}`,
          text: fragments.join('$').replaceAll(/\s+/g, ' ').trim(),
        });
    }
    Object.values(node).forEach(visit);
  };
  visit(module.body);
  return found;
}

/** Code that neither a visitor's request nor a job runs. */
const notProduct = /\.test\.tsx?$|(?:^|\/)(?:test-|test-kit\/|node_modules\/|migrations\/)/;

/** Every `sql` template of the API. */
export function productTemplates(root: string): StatementTemplate[] {
  return readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !notProduct.test(name))
    .flatMap((name) => statementTemplates(`api/${name}`, readFileSync(join(root, 'api', name), 'utf8')));
}

/**
 * The templates that no test has run: without a test, visitors would be the first to notice a missing column.
 * @param folder recordings of the tests, of one machine or in a folder for each
 */
export function unrunTemplates(templates: readonly StatementTemplate[], folder: string): StatementTemplate[] {
  const run = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
  );
  return templates.filter((template) => !run.has(template.fingerprint));
}
