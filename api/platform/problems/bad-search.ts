/** A search that can't be read. The message is for whoever wrote it: it names the field and what to do. */
export class BadSearch extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'BadSearch';
    this.field = field;
  }
}
