import { minify, type JsMinifyOptions } from '@swc/core';
import { Minimizer } from './minimizer.ts';

/**
 * Minimizes the scripts of a bundle. swc has threads of its own: starting worker processes takes longer than minimizing
 * an area.
 * @param module whether the scripts are modules
 */
export const scriptMinimizer = ({ module = false }: { readonly module?: boolean } = {}): Minimizer =>
  new Minimizer({
    name: 'ScriptMinimizer',
    test: /\.js$/,
    columns: true,
    minimize(code, map) {
      const options: JsMinifyOptions = {
        module,
        ecma: 2020,
        compress: { passes: 3, ecma: 2020 },
        mangle: true,
        format: { comments: 'some' },
        inlineSourcesContent: false,
      };
      // What the types leave out: the map of the text before, which the new one is composed with.
      const composed = map === undefined ? {} : { sourceMap: { content: map } };
      return minify(code, Object.assign(options, composed));
    },
  });
