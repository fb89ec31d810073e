import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
// The server renders the sign-in form.
import './sign-in/sign-in-page.module.css';
import { createRoot } from 'react-dom/client';
import { callConsole } from './client/call.ts';
import type { SignedIn } from './client/session.ts';
import { Console } from './console.tsx';
import { OutOfReach } from './out-of-reach.tsx';

/** The page contains the sign-in form, which is replaced when this browser is signed in. */
async function start(place: HTMLElement): Promise<void> {
  try {
    const { session } = await callConsole<{ readonly session: SignedIn | null }>('/ops/session');
    if (session) createRoot(place).render(<Console session={session} />);
    // The session ended between page and script: without it, the page has the form.
    else if ('signedIn' in place.dataset) window.location.reload();
  } catch {
    // The host does not respond, which the page then shows.
    if ('signedIn' in place.dataset) createRoot(place).render(<OutOfReach />);
  }
}

const place = document.getElementById('console');
if (place) void start(place);
