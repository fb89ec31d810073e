import { transform } from '@swc/core';
import { Minimizer } from './minimizer.ts';

/**
 * A server bundle's text as a worker holds it for as long as the bundle is in use: no comments, and a byte a character
 * (one letter beyond Latin makes V8 take two bytes for each). Names and lines stay, for stack traces.
 */
export const serverText = (): Minimizer =>
  new Minimizer({
    name: 'ServerText',
    test: /\.cjs$/,
    minimize: (code, map) =>
      transform(code, {
        swcrc: false,
        configFile: false,
        isModule: 'commonjs',
        ...(map !== undefined && { sourceMaps: true, inlineSourcesContent: false, inputSourceMap: map }),
        jsc: {
          parser: { syntax: 'ecmascript' },
          target: 'esnext',
          minify: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
        },
      }),
  });
