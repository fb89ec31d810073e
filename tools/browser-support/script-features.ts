import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, entriesBelow, entryAt, lackingBrowsers, type Feature } from './compat-data.ts';

/** Names of the compiler's libraries by which the table has other ones. */
const renamed: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  ReadonlySetLike: 'Set',
  IteratorObject: 'Iterator',
  Generator: 'Iterator',
  ArrayIterator: 'Iterator',
  MapIterator: 'Iterator',
  SetIterator: 'Iterator',
  StringIterator: 'Iterator',
  RegExpStringIterator: 'Iterator',
  AsyncIteratorObject: 'AsyncIterator',
  globalThis: 'Window',
};

/** Interfaces of the compiler's library whose members the table lists with those that include them. */
const included: Readonly<Record<string, readonly string[]>> = {
  ARIAMixin: ['Element'],
  Animatable: ['Element'],
  ChildNode: ['Element'],
  ElementContentEditable: ['HTMLElement'],
  ElementCSSInlineStyle: ['HTMLElement'],
  GlobalEventHandlers: ['Element', 'HTMLElement', 'HTMLMediaElement', 'Window'],
  HTMLOrSVGElement: ['HTMLElement'],
  InnerHTML: ['Element'],
  NonDocumentTypeChildNode: ['Element'],
  ParentNode: ['Element', 'Document'],
  PopoverTargetAttributes: ['HTMLButtonElement'],
  PopoverInvokerElement: ['HTMLButtonElement'],
  Slottable: ['Element'],
  WindowEventHandlers: ['Window'],
  WindowLocalStorage: ['Window'],
  WindowSessionStorage: ['Window'],
  Body: ['Response', 'Request'],
};

const events = new Map<string, Identifier[]>();
for (const { path, entry } of entriesBelow('api', compatData.api as unknown as Identifier)) {
  const [, name] = /\.(\w+)_event$/.exec(path) ?? [];
  if (name !== undefined) events.set(name, [...(events.get(name) ?? []), entry]);
}

const members = new Map<string, Feature[]>();
for (const place of Object.keys(compatData.api))
  for (const [name, entry] of Object.entries(entryAt('api', place) ?? {}))
    if (name !== '__compat') {
      const plain = name.replace(/_static$/, '');
      const feature = { path: `api.${place}.${name}`, entry: entry as Identifier };
      members.set(plain, [...(members.get(plain) ?? []), feature]);
    }

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A global name, such as `scheduler` or `BroadcastChannel`. */
export function globalFeature(name: string): Feature | undefined {
  for (const path of [
    ['api', name],
    ['javascript', 'builtins', name],
    ['javascript', 'builtins', 'globalThis', name],
    ['api', 'Window', name],
  ]) {
    const entry = entryAt(...path);
    if (entry !== undefined) return { path: path.join('.'), entry };
  }
  return undefined;
}

/** A member as the compiler's libraries declare it, such as `share` of `Navigator` or `groupBy` of `MapConstructor`. */
export function memberFeature(owner: string, name: string): Feature | undefined {
  const plain = renamed[owner] ?? owner.replace(/(?:Constructor|Static)$/, '');
  if (/^CSS(?:StyleDeclaration|StyleProperties)$/.test(plain) && entryAt('api', plain, name) === undefined) {
    const entry = entryAt('css', 'properties', kebabCase(name));
    return entry && { path: `css.properties.${kebabCase(name)}`, entry };
  }
  if (plain === 'WindowOrWorkerGlobalScope' || plain === 'Window') {
    const feature = globalFeature(name);
    if (feature !== undefined) return feature;
  }
  for (const place of included[plain] ?? [plain])
    for (const path of [
      ['api', place, name],
      ['api', place, `${name}_static`],
      ['api', place, `${name.replace(/^on/, '')}_event`],
      ['javascript', 'builtins', place, name],
      ['javascript', 'builtins', 'Intl', place, name],
      ['javascript', 'builtins', 'TypedArray', name],
    ]) {
      if (path[2] === 'TypedArray' && !/^(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array$|^Float\d+Array$/.test(place)) continue;
      const entry = entryAt(...path);
      if (entry?.__compat !== undefined) return { path: path.join('.'), entry };
    }
  return entryAt('api', plain) === undefined && entryAt('javascript', 'builtins', plain) === undefined
    ? ofAnyInterface(name)
    : undefined;
}

/** A member of an interface that only the compiler's library names, if all that have one of its name may lack it. */
function ofAnyInterface(name: string): Feature | undefined {
  const all = members.get(name) ?? [];
  const [first] = all;
  return first !== undefined && all.every(({ entry }) => lackingBrowsers(entry).length > 0) ? first : undefined;
}

/** An event that no object of some supported browser fires. */
export function eventFeature(name: string): Feature | undefined {
  const all = events.get(name) ?? [];
  const [first] = all;
  return first !== undefined && all.every((entry) => lackingBrowsers(entry).length > 0)
    ? { path: `event ${name}`, entry: first }
    : undefined;
}

/** A URL for an element of HTML, its attribute, or the attribute's value. */
export function markupFeatures(element: string, attribute?: string, value?: string): Feature[] {
  const place = [
    ['html', 'elements', element],
    ['html', 'global_attributes'],
  ];
  const paths =
    attribute === undefined
      ? [['html', 'elements', element]]
      : place.flatMap((each) => [
          [...each, attribute],
          ...(value === undefined
            ? []
            : [
                [...each, attribute, value],
                [...each, attribute, `${value}_value`],
              ]),
        ]);
  return paths.flatMap((path) => {
    const entry = entryAt(...path);
    return entry?.__compat === undefined ? [] : [{ path: path.join('.'), entry }];
  });
}

/**
 * Every name of a global or a member that some supported browser lacks, so that only these need to be resolved: most
 * names of a program are in no table, or everywhere.
 */
export function lackingNames(): Set<string> {
  const names = new Set<string>();
  for (const [path, group] of [
    ['api', compatData.api],
    ['javascript.builtins', compatData.javascript['builtins']],
    ['css.properties', compatData.css['properties']],
  ] as const)
    for (const { path: at, entry } of entriesBelow(path, group as unknown as Identifier)) {
      if (entry.__compat === undefined || lackingBrowsers(entry).length === 0) continue;
      const name = at.slice(at.lastIndexOf('.') + 1).replace(/_static$/, '');
      names.add(name.endsWith('_event') ? `on${name.slice(0, -'_event'.length)}` : name);
      if (path === 'css.properties') names.add(name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    }
  return names;
}
