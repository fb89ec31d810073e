import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './labels.ts';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has these; jsdom does not, and the router requires them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// Tests of what servers render have no document.
if (typeof document !== 'undefined') {
  // jsdom lays nothing out either: nothing is at any point.
  document.elementsFromPoint ??= () => [];
  // Its canvases draw nothing; a page that can't draw shows no map.
  HTMLCanvasElement.prototype.getContext = (() => ({})) as never;
}

// Upper bounds, not waits: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });
