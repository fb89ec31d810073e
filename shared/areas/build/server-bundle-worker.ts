// Builds the server bundle of an area in a thread of its own, and ends with it or with the error.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { serverConfiguration, type BundleOptions } from './configuration.ts';
import { runWebpack } from './run-webpack.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a thread of a build.');
const first = once(port, 'message').then(([files]) => files as readonly string[]);
await runWebpack(serverConfiguration(workerData as BundleOptions, () => first));
