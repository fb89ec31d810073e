/** Arrows against the order that remain, and why. This list only ever gets shorter. */
export const exceptions: Readonly<Record<string, string>> = {};
