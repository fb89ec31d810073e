export { useMutation } from './use-mutation.ts';
export { useQuery } from './use-query.ts';
