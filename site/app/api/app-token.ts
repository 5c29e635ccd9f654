export const appTokenKey = 'access_token';

/** The member's access token; `undefined` without a log-in or when storage is blocked. */
export function readAppToken(storage: () => Storage): string | undefined {
  try {
    return storage().getItem(appTokenKey) || undefined;
  } catch {
    return undefined;
  }
}
