import { relative } from 'node:path';
import {
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteralLikeNode,
  isTemplateExpression,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeNode,
  isVariableDeclaration,
  type Expression,
  type Identifier,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Symbol } from 'typescript/unstable/sync';
import { lackingBrowsers, type Feature } from './compat-data.ts';
import { constantsOf, isGuarded, type Constants } from './is-guarded.ts';
import type { Problem } from './problem.ts';
import { eventFeature, globalFeature, lackingNames, markupFeatures, memberFeature } from './script-features.ts';
import { declarationProblems, selectorFeatures } from './style-features.ts';

/** A name in the code that the compiler resolves. */
interface Name {
  readonly node: Identifier;
  /** The expression that is there only if the name is: `navigator.share`, or the name itself. */
  readonly use: Node;
  /** The object whose property a pattern takes: `const { share } = navigator`. */
  readonly from?: Expression;
}

const selectorMethods = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);
const library = /[\\/]lib\.(?:es|dom|webworker|decorators|scripthost)[\w.]*\.d\.ts$/;

/** The names of a file that may be missing in some browser, without those of types. */
function namesIn(file: SourceFile, interesting: ReadonlySet<string>): Name[] {
  const names: Name[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node) || isImportDeclaration(node))
      return;
    if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const declaration = node.parent.parent as unknown as { readonly initializer?: Expression };
      if (name && isIdentifier(name) && interesting.has(name.text) && declaration.initializer)
        names.push({ node: name, use: node, from: declaration.initializer });
      if (node.initializer) visit(node.initializer);
      if (node.name && !isIdentifier(node.name)) visit(node.name);
      return;
    }
    if (isIdentifier(node) && interesting.has(node.text)) {
      const { parent } = node;
      const isMember = isPropertyAccessExpression(parent) && parent.name === node;
      names.push({ node, use: isMember ? parent : node });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return names;
}

/** What a symbol of the compiler's libraries is in the table of browsers. */
function featureOf(symbol: Symbol): Feature | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations[0];
  if (declaration === undefined || !library.test(declaration.path)) return undefined;
  const owner = symbol.getParent()?.name;
  if (owner !== undefined && owner !== '__type') return memberFeature(owner, symbol.name);
  // Members of several interfaces at once, and those of `declare var URL: { canParse(…): boolean }`.
  const around = declaration.resolve()?.parent;
  if (around !== undefined && isInterfaceDeclaration(around)) return memberFeature(around.name.text, symbol.name);
  if (around !== undefined && isTypeLiteralNode(around)) {
    const variable = around.parent;
    return isVariableDeclaration(variable) && isIdentifier(variable.name)
      ? memberFeature(variable.name.text, symbol.name)
      : undefined;
  }
  return globalFeature(symbol.name);
}

function symbolsOf(checker: Checker, names: readonly Name[]): (Symbol | undefined)[] {
  const symbols = checker.getSymbolAtLocation(names.map(({ node }) => node));
  return names.map(({ node, from }, index) => {
    if (from === undefined) return symbols[index];
    const type = checker.getTypeAtLocation(from);
    return type && checker.getPropertyOfType(type, node.text);
  });
}

const literalText = (node: Node | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (isJsxExpression(node)) return literalText(node.expression);
  if (isStringLiteralLikeNode(node)) return node.text;
  return isTemplateExpression(node) ? node.getText() : undefined;
};

/** Selectors, events, markup and inline styles, which are in texts and in JSX. */
function* statedFeatures(file: SourceFile, constants: Constants): Generator<readonly [Node, Feature]> {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  for (const node of nodes) {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const text = literalText(node.arguments[0]);
      if (text === undefined) continue;
      if (selectorMethods.has(method))
        for (const [written, feature] of selectorFeatures(text))
          if (!isGuarded(node, written, constants)) yield [node, feature];
      const event = method === 'addEventListener' ? eventFeature(text) : undefined;
      if (event !== undefined && !isGuarded(node, text, constants)) yield [node, event];
    }
    if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) yield* markupIn(node);
  }
}

const htmlNames: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' };

function* markupIn(
  element: Node & { readonly tagName: Node; readonly attributes: { readonly properties: readonly Node[] } },
): Generator<readonly [Node, Feature]> {
  const tag = element.tagName.getText();
  const isOfPage = /^[a-z][a-z\d]*$/.test(tag);
  if (isOfPage) for (const feature of markupFeatures(tag)) yield [element, feature];
  for (const attribute of element.attributes.properties) {
    if (!isJsxAttribute(attribute)) continue;
    const name = attribute.name.getText();
    if (name === 'style' && attribute.initializer && isJsxExpression(attribute.initializer)) {
      const { expression } = attribute.initializer;
      if (expression && isObjectLiteralExpression(expression))
        for (const property of expression.properties)
          if (isPropertyAssignment(property) && isIdentifier(property.name)) {
            const css = property.name.text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
            for (const feature of declarationProblems(css, literalText(property.initializer) ?? ''))
              yield [property, feature];
          }
    }
    if (!isOfPage) continue;
    const lower = name.toLowerCase();
    const event = /^on[A-Z]/.test(name) ? eventFeature(lower.slice(2)) : undefined;
    if (event !== undefined) yield [attribute, event];
    for (const feature of markupFeatures(tag, htmlNames[lower] ?? lower, literalText(attribute.initializer)))
      yield [attribute, feature];
  }
}

/**
 * Uses of what some supported browser lacks, without a guard, in the scripts of a project of the compiler.
 * @param chosen which of the project's files are browser code, by paths from the root
 */
export function scriptProblems(root: string, configuration: string, chosen: (path: string) => boolean): Problem[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [configuration] }).getProjects();
    if (project === undefined) throw new Error(`${configuration} is no project of the compiler.`);
    const interesting = lackingNames();
    const problems: Problem[] = [];
    for (const name of project.rootFiles) {
      const path = relative(root, name);
      if (!chosen(path)) continue;
      const file = project.program.getSourceFile(name);
      if (file === undefined) continue;
      const constants = constantsOf(file);
      const add = (node: Node, feature: Feature): void => {
        const browsers = lackingBrowsers(feature.entry);
        const line = file.text.slice(0, node.getStart(file)).split('\n').length;
        if (browsers.length > 0) problems.push({ path, line, feature: feature.path, browsers });
      };
      const names = namesIn(file, interesting);
      const symbols = names.length === 0 ? [] : symbolsOf(project.checker, names);
      for (const [index, { node, use }] of names.entries()) {
        const symbol = symbols[index];
        const feature = symbol && featureOf(symbol);
        if (feature !== undefined && !isGuarded(use, node.text, constants)) add(node, feature);
      }
      for (const [node, feature] of statedFeatures(file, constants)) add(node, feature);
    }
    return problems.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
  } finally {
    api.close();
  }
}
