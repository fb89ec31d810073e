/**
 * What a call costs in points, beside the text of an operation (an object 2, a value 1, dearer by depth): forty are a
 * millisecond of CPU time (`pointsPerMillisecond`). Every argument that makes work is named here: a test walks the
 * schema and demands a price of each list, number and shape. `npm run bench -- prices` compares them with measured
 * time.
 */
export const prices = {
  /** Each operation, whatever it selects: reading it, knowing who calls, writing the response. */
  operation: 60,
  /** A read of the database with what is made of it. */
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

/** Arguments and input fields that say how many rows are wanted. */
export const rowNames: readonly string[] = ['take', 'first', 'imageCount', 'reviewsPageSize', 'weeks'];
/** Those that say how many corners an outline has at most. */
export const cornerNames: readonly string[] = ['corners'];
/** Those that say how many are passed over. */
export const skipNames: readonly string[] = ['skip'];
/** Texts that hold a shape. */
export const shapeNames: readonly string[] = ['wellKnownText'];
/** Texts that hold a search as JSON, with rows and what is passed over among its keys. */
export const jsonNames: readonly string[] = ['json'];
