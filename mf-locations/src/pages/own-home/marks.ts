/** Query field that marks the address after saving without script. */
export const savedMark = 'saved';
