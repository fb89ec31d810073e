/** Part of the address after a form was sent without script. */
export const followedMark = 'followed';
