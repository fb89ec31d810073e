import { parentPort, workerData } from 'node:worker_threads';
import type { Site } from './cells.ts';
import { readCoast } from './coast.ts';
import { approximateOutlines } from './outlines.ts';

// A thread of its own: the work takes seconds, and the API responds to requests meanwhile.
parentPort?.postMessage([...approximateOutlines(workerData as readonly Site[], await readCoast())]);
