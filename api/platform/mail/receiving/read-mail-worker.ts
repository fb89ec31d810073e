import { parentPort, workerData } from 'node:worker_threads';
import { readReceivedMail } from './read-mail.ts';

// Reads one mail and ends; see read-apart.ts.
const { raw, nullSender } = workerData as { readonly raw: Uint8Array; readonly nullSender: boolean };
parentPort?.postMessage(await readReceivedMail(raw, nullSender));
