/** A configuration of Jest. */
declare const preset: Readonly<Record<string, unknown>>;
export default preset;
