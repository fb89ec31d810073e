export { id, jsonInput, lineUpTo, pagingInput } from './inputs.ts';
export { readFileBodies } from './file-bodies.ts';
export { defineOperation } from './operation.ts';
export type { Call, Operation } from './operation.ts';
export { openPublicReads } from './public-reads.ts';
export { sameAsUri } from './same-as-uri.ts';
export { respondToOtherMethods } from './served-paths.ts';
export { isForm, sentForm } from './sent-form.ts';
