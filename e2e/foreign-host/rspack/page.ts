// A foreign host that Rspack builds: its configuration names the release as a remote, and the page imports it.
// A host shares only modules that it contains.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import { readIntegrity, showArea } from '../show-area.ts';

void showArea(async () => {
  await readIntegrity();
  return import('search/app');
});
