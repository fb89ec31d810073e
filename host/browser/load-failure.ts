/** A file that could not be loaded. webpack's errors of chunks and styles have the same property (`failedFile`). */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** The file's address. */
  readonly request: string;

  constructor(request: string, message = `${request} could not be loaded.`) {
    super(message);
    this.request = request;
  }
}
