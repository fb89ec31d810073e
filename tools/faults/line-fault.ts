/**
 * A fault of a TCP connection:
 *
 * | kind | what a client sees |
 * | --- | --- |
 * | refused | the port is closed; connections that were open are reset |
 * | cut | each connection is reset, new ones as soon as they are taken |
 * | hole | connections are taken and stay open, and no byte comes through; those that lost a byte lead nowhere
 * after that, too |
 * | half-open | connections that are open lead nowhere from now on and get no end; new ones are well |
 * | late | everything comes between `least` and `most` milliseconds late, so that responses overtake each other |
 * | trickle | responses arrive at so many bytes a second |
 * | broken | responses end by a reset after between `least` and `most` bytes of a connection |
 */
export type LineFault =
  | { readonly kind: 'refused' | 'cut' | 'hole' | 'half-open' }
  | { readonly kind: 'late' | 'broken'; readonly least: number; readonly most: number }
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number };
