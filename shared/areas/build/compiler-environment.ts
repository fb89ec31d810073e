// Settings that the compiler's packages read when they are loaded: this module comes before them.
import { createRequire } from 'node:module';

// Without it, the federation plugin finds webpack in the stack of an error: it has webpack validate nothing at all,
// which compiles webpack's schema.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

// Plugins and loaders compile a schema each to validate their options, which takes 0.4 s. They are the same each time.
process.env['SKIP_VALIDATION'] = 'y';
