export { isProblem, rejectionInBody } from './rejection-in-body.ts';
