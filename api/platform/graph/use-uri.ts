/** Why a field that holds a link by another name is deprecated: the field `uri` beside it has the same value. */
export const useUri = 'Use uri';
