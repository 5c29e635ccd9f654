import { asToken } from '../../../contract/shared/user-centre';

export const accessTokenKey = 'access_token';

/** The member's access token; `undefined` without a log-in, when storage is blocked or has another text there. */
export function readAccessToken(): string | undefined {
  try {
    return asToken(window.localStorage.getItem(accessTokenKey));
  } catch {
    return undefined;
  }
}
