/**
 * What a call costs in points, beside the text of an operation (an object 2, a value 1, dearer by depth): forty are a
 * millisecond of CPU time (`pointsPerMillisecond`). Every argument that makes work is named here: a test walks the
 * schema and demands a price of each list, number and shape. `npm run bench -- prices` compares them with measured
 * time.
 */
export const prices = {
  /** Base price of an operation: parsing, authentication, writing the response. */
  operation: 60,
  /** A database read with the processing of its rows. */
  statement: 40,
  /** Each row of a list, times the rows around it. */
  row: 3,
  /** Each element of a list that is sent. */
  element: 0.5,
  /** Each corner of a shape that is sent, or of an outline that is requested. */
  corner: 0.5,
  /** Each thousand rows that are passed over. */
  skippedThousand: 30,
} as const;

/** Corners of all shapes of one operation together: a drawn area and one to compare it with. */
export const mostCorners = 1000;

/** Arguments and input fields for the number of rows. */
export const rowNames: readonly string[] = ['take', 'first', 'imageCount', 'reviewsPageSize', 'weeks'];
/** Those for the maximum corners of an outline. */
export const cornerNames: readonly string[] = ['corners'];
/** Those for the number of skipped rows. */
export const skipNames: readonly string[] = ['skip'];
/** Texts that hold a shape. */
export const shapeNames: readonly string[] = ['wellKnownText'];
/** Texts with a search as JSON, including the numbers of rows and of skipped ones. */
export const jsonNames: readonly string[] = ['json'];
