import { parentPort, workerData } from 'node:worker_threads';
import { JsonListingReader } from '../json/read.ts';
import { decode, readDocument } from './document.ts';
import { ListingReader } from './listings.ts';
import type { FromReader, ReaderTask, ToReader } from './read-apart.ts';

// Reads one document; see read-apart.ts.
const task = workerData as ReaderTask;
// An error's stack costs more than what is wrong in the document.
Error.stackTraceLimit = 0;
const send = (message: FromReader): void => parentPort?.postMessage(message);

if (task.kind === 'decode') {
  send({ document: task.format === 'json' ? decode(task.bytes) : readDocument(task.bytes) });
} else {
  const reader = task.format === 'json' ? new JsonListingReader() : new ListingReader();
  parentPort?.on('message', ({ piece }: ToReader) => {
    const listings = piece === null ? reader.end() : reader.push(piece);
    send({ listings, stopped: reader.stopped, problem: reader.problem });
  });
}
