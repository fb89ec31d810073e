import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import { scriptSyntax } from './supported-browsers.ts';

const here = createRequire(import.meta.url);
const layerLoader = join(dirname(fileURLToPath(import.meta.url)), 'layer-loader.cjs');

/**
 * TypeScript and JSX, with the same syntax as Node's type stripping.
 * @param options.sourceInMaps for maps of a development build. A release's do not contain it, and its cache is a third
 * smaller without
 */
export const scriptRule = ({
  sourceInMaps = false,
}: {
  readonly sourceInMaps?: boolean;
} = {}): RuleSetRule => ({
  test: /\.m?[jt]sx?$/,
  exclude: /node_modules/,
  use: {
    loader: here.resolve('swc-loader'),
    options: {
      swcrc: false,
      // As an object, webpack makes the paths in it relative: hashes would depend on the folder of the source. The
      // loader parses a map even where a build needs none.
      parseMap: true,
      sourceMaps: true,
      inlineSourcesContent: sourceInMaps,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: scriptSyntax,
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
});

interface StyleOptions {
  /** For the server's bundle, which contains class names only. */
  readonly server?: boolean;
  /** Class names begin with their name in the module: longer pages, for people who read them. */
  readonly readable?: boolean;
}

const styleUse = (
  layer: string,
  salt: string,
  { server = false, readable = false }: StyleOptions,
): RuleSetUseItem[] => [
  ...(server ? [] : [{ loader: MiniCssExtractPlugin.loader }]),
  {
    loader: here.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: true,
        localIdentName: readable ? '[local]_[hash:base64:6]' : '[hash:base64:6]',
        localIdentHashSalt: salt,
        exportOnlyLocals: server,
        namedExport: false,
        exportLocalsConvention: 'as-is',
      },
    },
  },
  { loader: layerLoader, options: { layer } },
];

/** In the source of the platform, and installed by an area in a repository of its own. */
const designFolders = [`${sep}shared${sep}design${sep}`, `${sep}@verandah${sep}design${sep}`];
const inDesign = (file: string): boolean => designFolders.some((folder) => file.includes(folder));

/** Style modules. Class names are salted: two releases may contain two versions of the same component. */
export const styleRule = (layer: 'area' | 'shell', salt: string, options: StyleOptions = {}): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  oneOf: [{ test: inDesign, use: styleUse('design', salt, options) }, { use: styleUse(layer, salt, options) }],
});
