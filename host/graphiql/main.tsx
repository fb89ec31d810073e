import '@verandah/design/tokens.css';
import '@verandah/design/reset.css';
import 'graphiql/style.css';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import { Explorer } from './explorer.tsx';
import { LoadProblem } from './load-problem.tsx';

/** Loads the schema, which is public also where introspection is off, and shows GraphiQL. */
async function start(place: HTMLElement): Promise<void> {
  const root = createRoot(place);
  try {
    const response = await fetch('/graphql/schema.graphql', { credentials: 'omit' });
    if (!response.ok) throw new Error(`The schema was not sent: ${response.status}`);
    root.render(<Explorer schema={buildSchema(await response.text())} />);
  } catch {
    root.render(<LoadProblem />); // the page itself shows the problem and a way to try again
  }
}

const place = document.getElementById('graphiql');
if (place) void start(place);
