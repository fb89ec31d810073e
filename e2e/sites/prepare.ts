// Makes the site that journeys begin with, beside other tests: with what they leave of the processors.
import { setPriority } from 'node:os';
import { freePorts } from './free-ports.ts';
import { prepareTemplate } from './template.ts';

setPriority(10);
// Its database's server ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
await prepareTemplate(await freePorts(), () => undefined);
