import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has these; jsdom does not, and the router asks for them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
