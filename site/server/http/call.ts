import type { CallInput, CallMore, CallRecord } from '../../contract/schemas';
import type { CallName, Endpoint, endpoints } from '../../contract/shared/endpoints';
import type { Language, SiteId } from '../../contract/shared/sites';

/** The authenticated member: `id` and `nickName` of spec section 3. */
export interface Member {
  id: string;
  nickName: string;
}

/** The sender of a call. Calls inside the process are anonymous. */
export interface Caller {
  /** The `app-token` header; '' without one. */
  token: string;
  /** The client's IP address, from the trusted proxies or the socket. */
  address: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
}

export const anonymousCaller: Caller = { token: '', address: '' };

/** Context of a call besides its input. */
export interface CallContext {
  siteId: SiteId;
  language: Language;
  /** Time of the call. */
  now: Date;
  /** The `app-token` header where the call accepts one, else ''. */
  token: string;
  /** Owner of the token. */
  member: Member | undefined;
  /** The client's IP address, for limits per client. */
  address: string;
  /** Aborted when the client disconnects: queued work can be dropped. */
  signal?: AbortSignal | undefined;
}

/** Context of a call that requires a member. */
export type MemberContext = CallContext & { member: Member };

/** A page of records and the total number of records. */
export interface PageResult<Row> {
  total: number;
  records: Row[];
}

type Field<Name extends CallName, Key extends keyof Endpoint> = (typeof endpoints)[Name] extends {
  [K in Key]: infer Value;
}
  ? Value
  : undefined;

/** Result of a handler before wrapping. */
export type CallResult<Name extends CallName> =
  Field<Name, 'response'> extends 'page'
    ? PageResult<CallRecord<Name>> & CallMore<Name>
    : Field<Name, 'response'> extends 'record'
      ? CallRecord<Name>
      : CallRecord<Name>[];

type ContextOf<Name extends CallName> =
  Field<Name, 'access'> extends 'member' ? MemberContext : CallContext;

/** Handlers of all calls. Each resource provides its own part. */
export type CallHandlers = {
  [Name in CallName]: (
    input: CallInput<Name>,
    context: ContextOf<Name>,
  ) => Promise<CallResult<Name>>;
};
