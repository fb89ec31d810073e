// Part of every document, before its first files: it must run when these cannot be loaded.
import { retryFirstFiles } from './retry-first-files.ts';

retryFirstFiles(document);
