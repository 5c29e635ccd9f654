/** Error conditions of OAI-PMH 2.0, section 3.6. */
type OaiErrorCode =
  | 'badVerb'
  | 'badArgument'
  | 'badResumptionToken'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy';

/** An error that a harvester gets in a document with the status 200. */
export class OaiError extends Error {
  override name = 'OaiError';
  readonly code: OaiErrorCode;

  constructor(code: OaiErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
