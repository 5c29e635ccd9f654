import { memberKeys } from '../contract/user-centre';

/** What a browser keeps of a log-in. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The tokens in local storage, which the site reads and writes as well. */
export interface TokenStore {
  read: () => Partial<Tokens>;
  write: (tokens: Tokens) => void;
  /** Puts away everything that the browser knows of the member. */
  clear: () => void;
}

/** A browser whose storage is closed has nobody logged in; writing there throws. */
export function createTokenStore(storage: () => Storage): TokenStore {
  const readKey = (key: string) => storage().getItem(key) || undefined;
  return {
    read: () => {
      try {
        const accessToken = readKey(memberKeys.accessToken);
        const refreshToken = readKey(memberKeys.refreshToken);
        return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
      } catch {
        return {};
      }
    },
    write: ({ accessToken, refreshToken }) => {
      storage().setItem(memberKeys.accessToken, accessToken);
      storage().setItem(memberKeys.refreshToken, refreshToken);
    },
    clear: () => {
      try {
        for (const key of Object.values(memberKeys)) storage().removeItem(key);
      } catch {
        // What cannot be opened holds nothing.
      }
    },
  };
}
