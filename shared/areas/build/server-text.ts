import { transform } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * A server bundle's text as a worker holds it for as long as the bundle is in use: no comments, and a byte a character
 * (one letter beyond Latin makes V8 take two bytes for each). Names and lines stay, for stack traces.
 */
export const serverText = (): TerserPlugin =>
  new TerserPlugin({
    parallel: false,
    extractComments: false,
    minify: async (input, map) => {
      const [source = ''] = Object.values(input);
      const made = await transform(source, {
        swcrc: false,
        configFile: false,
        isModule: 'commonjs',
        ...(map && { sourceMaps: true, inputSourceMap: JSON.stringify(map) }),
        jsc: {
          parser: { syntax: 'ecmascript' },
          target: 'esnext',
          minify: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
        },
      });
      return { code: made.code, ...(made.map && { map: made.map }) };
    },
  });
