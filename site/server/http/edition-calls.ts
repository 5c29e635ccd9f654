import { scriptField } from '../../contract/shared/script-field';
import type { Edition } from '../../contract/shared/sites';
import type { DispatchCall } from './dispatch-call';

/** Calls inside the process that answer in the script of an edition. */
export function callsOfEdition(dispatchCall: DispatchCall, edition: Edition): DispatchCall {
  if (edition !== 'hant') return dispatchCall;
  return (name, raw, caller) => dispatchCall(name, { ...(raw as object), ...scriptField }, caller);
}
