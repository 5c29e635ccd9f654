import { callSchemas } from '../../site/contract/schemas';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';

export const callNames = Object.keys(endpoints) as CallName[];

/** The input of a call in its description. */
export const exampleOf = (name: CallName) => callSchemas[name].example as Record<string, unknown>;

/** Whether a call ends the log-in or the account, which other tests need. */
export const isEnd = (name: CallName) => /Logout|Erase|passwordChange/.test(name);
