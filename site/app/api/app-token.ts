export const appTokenKey = 'access_token';

/** The visitor's token, or `undefined`: nobody is logged in, or storage is closed to us. */
export function readAppToken(storage: () => Storage): string | undefined {
  try {
    return storage().getItem(appTokenKey) || undefined;
  } catch {
    return undefined;
  }
}
