declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      readonly jsonld: object;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<{ readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]>;
  }
}
