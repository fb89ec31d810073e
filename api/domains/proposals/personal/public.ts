export { proposalDataOf, proposalDataShape } from './proposal-data.ts';
