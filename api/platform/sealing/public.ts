export { openJson, openRow, sealJson, sealRow, type SealedRow } from './sealed-row.ts';
export { sealingKeys, type SealingKeys } from './sealing-keys.ts';
