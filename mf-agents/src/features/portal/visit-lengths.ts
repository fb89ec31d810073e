/** Minutes. */
export const lengths = [15, 30, 45, 60, 90, 120];
/** Options for the length of a visit, in minutes. */
export const visitLengths = lengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
