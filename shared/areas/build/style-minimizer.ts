import { transform } from 'lightningcss';
import { Minimizer } from './minimizer.ts';
import { styleSyntax } from './supported-browsers.ts';

/** Minimizes style sheets and makes them what the supported browsers understand. */
export const styleMinimizer = (): Minimizer =>
  new Minimizer({
    name: 'StyleMinimizer',
    test: /\.css$/,
    minimize: (code) => ({
      code: transform({
        ...styleSyntax,
        filename: 'bundle.css',
        code: Buffer.from(code),
        minify: true,
      }).code.toString(),
    }),
  });
