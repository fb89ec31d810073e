/** Query field that marks the address after following without script. */
export const followedMark = 'followed';
