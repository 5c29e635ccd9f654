export const accessTokenKey = 'access_token';

/** The member's access token; `undefined` without a log-in or when storage is blocked. */
export function readAccessToken(storage: () => Storage): string | undefined {
  try {
    return storage().getItem(accessTokenKey) || undefined;
  } catch {
    return undefined;
  }
}
