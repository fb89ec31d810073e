import { registerHooks } from 'node:module';

const development = '/react-router/dist/development/';
const production = '/react-router/dist/production/';

/**
 * Resolves react-router to its production build in a production process: the exports of its package name the
 * development build alone, which warns and checks more. React itself chooses by NODE_ENV. Elsewhere no hook is
 * registered: Jest permits none.
 */
if (process.env['NODE_ENV'] === 'production')
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url.includes(development) ? { ...found, url: found.url.replace(development, production) } : found;
    },
  });
