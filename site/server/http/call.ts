import type { CallInput, CallMore, CallRecord } from '../../contract/calls';
import type { CallName, Endpoint, endpoints } from '../../contract/endpoints';
import type { Language, SiteId } from '../../contract/sites';

/** A member as the calls know them: the `id` and `nickName` of spec section 3. */
export interface Member {
  id: string;
  nickName: string;
}

/** Who sends a call; the service itself, where it asks on its own account, is nobody. */
export interface Caller {
  /** The `app-token` header; '' without one. */
  token: string;
  /** The client's network address, as far as the trusted proxies tell it. */
  address: string;
  /** Aborted when the client hangs up. */
  signal?: AbortSignal;
}

export const nobody: Caller = { token: '', address: '' };

/** What a call knows beside its own input. */
export interface CallContext {
  siteId: SiteId;
  language: Language;
  /** The moment of the call; tests set it. */
  now: Date;
  /** The token that was sent, where the call heeds one. */
  token: string;
  /** Whose token it is. */
  member: Member | undefined;
  /** Where the call comes from; what counts failures a client heeds it. */
  address: string;
  /** Aborted when the client hangs up: work that waits for it need not begin. */
  signal?: AbortSignal | undefined;
}

/** The context of a call that only members make. */
export type MemberContext = CallContext & { member: Member };

/** A page of records and how many there are in all. */
export interface PageResult<Row> {
  total: number;
  records: Row[];
}

type Field<Name extends CallName, Key extends keyof Endpoint> = (typeof endpoints)[Name] extends {
  [K in Key]: infer Value;
}
  ? Value
  : undefined;

/** What a handler gives, before it wears the wrapper. */
export type CallResult<Name extends CallName> =
  Field<Name, 'answer'> extends 'page'
    ? PageResult<CallRecord<Name>> & CallMore<Name>
    : Field<Name, 'answer'> extends 'record'
      ? CallRecord<Name>
      : CallRecord<Name>[];

type ContextOf<Name extends CallName> =
  Field<Name, 'access'> extends 'member' ? MemberContext : CallContext;

/** What answers each call. A resource gives the part that it owns. */
export type CallHandlers = {
  [Name in CallName]: (
    input: CallInput<Name>,
    context: ContextOf<Name>,
  ) => Promise<CallResult<Name>>;
};
