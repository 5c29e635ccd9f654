import type { DeskInput, DeskMore, DeskRecord } from '../../../contract/schemas/desk';
import type { DeskCallName, deskEndpoints } from '../../../contract/shared/desk/endpoints';
import type { Language, SiteId } from '../../../contract/shared/sites';
import type { PageResult } from '../../http/call';
import type { StaffAccountRow } from '../accounts/staff-accounts';

/** Sender of a call of the staff application. */
export interface DeskCaller {
  /** Access token of the `authorization` header; '' without one. */
  token: string;
  /** Refresh token of the cookie; '' without one. */
  refreshToken: string;
  /** Sets the cookie of the refresh token; '' deletes it. */
  setRefreshToken: (token: string) => void;
  /** The client's IP address. */
  address: string;
  signal?: AbortSignal | undefined;
}

/** Context of a call besides its input. */
export interface DeskContext extends DeskCaller {
  siteId: SiteId;
  language: Language;
  now: Date;
  /** The file of a call with one. */
  content?: Buffer | undefined;
}

/** Context of a call that requires a member of the staff. */
export interface StaffContext extends DeskContext {
  staff: StaffAccountRow;
  sessionId: string;
}

type ContextOf<Name extends DeskCallName> = (typeof deskEndpoints)[Name]['roles'] extends 'public'
  ? DeskContext
  : StaffContext;

/** Result of a handler before wrapping. */
export type DeskResult<Name extends DeskCallName> =
  (typeof deskEndpoints)[Name]['response'] extends 'page'
    ? PageResult<DeskRecord<Name>> & DeskMore<Name>
    : (typeof deskEndpoints)[Name]['response'] extends 'record'
      ? DeskRecord<Name>
      : DeskRecord<Name>[];

/** Handlers of all calls of the staff application. */
export type DeskHandlers = {
  [Name in DeskCallName]: (
    input: DeskInput<Name>,
    context: ContextOf<Name>,
  ) => Promise<DeskResult<Name>>;
};
