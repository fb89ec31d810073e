/** What people write before the place that homes should be near to. */
const nearWords = /^\s*(?:near(?:by)?(?: to)?|close to|next to|around)\s+(?:the\s+)?(?=\S)/i;

/** 'near the Flinders St station' → 'Flinders St station'; another text unchanged. */
export const withoutNear = (text: string): string => text.replace(nearWords, '');
