import { PassedInputs } from '../../tools/tests/passed-inputs.ts';

/** What the tools of squads are made of: their journeys last passed with that. */
export const squadTools = new PassedInputs('squad-tooling', [
  'shared',
  'releases',
  'tools',
  'e2e/squad-tooling',
  'e2e/foreign-host',
]);
