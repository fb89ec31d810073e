// The host provides what areas share; webpack only provides what the host's own graph asks for.
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as kit from '@verandah/kit';

export const provided = [react, jsx, dom, client, kit];
