import type { CallInput, CallRecord } from '../../contract/calls';
import type { CallName, endpoints } from '../../contract/endpoints';
import type { Language, SiteId } from '../../contract/sites';

/** What a call knows beside its own input. */
export interface CallContext {
  siteId: SiteId;
  language: Language;
  /** The moment of the call; tests set it. */
  now: Date;
}

/** A page of records and how many there are in all. */
export interface PageResult<Row> {
  total: number;
  records: Row[];
}

type Shape<Name extends CallName> = (typeof endpoints)[Name]['answer'];

/** What a handler gives, before it wears the wrapper. */
export type CallResult<Name extends CallName> =
  Shape<Name> extends 'page' ? PageResult<CallRecord<Name>> : CallRecord<Name>[];

/** What answers each call. A resource gives the part that it owns. */
export type CallHandlers = {
  [Name in CallName]: (input: CallInput<Name>, context: CallContext) => Promise<CallResult<Name>>;
};
