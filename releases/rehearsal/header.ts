/** Header of the requests of a rehearsal: nobody sees their pages, so they are no views. */
export const rehearsalHeader = 'x-verandah-rehearsal';
