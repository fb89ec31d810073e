/**
 * A fault of a TCP connection:
 *
 * | kind | what whoever connects sees |
 * | --- | --- |
 * | refused | nobody listens; connections that were open are reset |
 * | cut | each connection is reset, new ones as soon as they are taken |
 * | hole | connections are taken and stay open, and no byte comes through; those that lost a byte lead nowhere
 * afterwards, too | | half-open | connections that are open lead nowhere from now on and get no end; new ones
 * are well | | late | everything comes between `least` and `most` milliseconds late, so that answers over several
 * connections overtake each other | | trickle | answers come at so many bytes a second | | broken | answers end by a
 * reset after between `least` and `most` bytes of a connection |
 */
export type LineFault =
  | { readonly kind: 'refused' | 'cut' | 'hole' | 'half-open' }
  | { readonly kind: 'late' | 'broken'; readonly least: number; readonly most: number }
  | { readonly kind: 'trickle'; readonly bytesPerSecond: number };
