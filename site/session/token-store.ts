import { asToken, memberStorageKeys } from '../contract/shared/user-centre';

/** The tokens of a login. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** The browser does not let this site store the tokens. */
export class TokenStorageError extends Error {
  override readonly name = 'TokenStorageError';
}

/** The tokens in localStorage, shared with the app. */
export interface TokenStore {
  read: () => Partial<Tokens>;
  /** @throws TokenStorageError */
  write: (tokens: Tokens) => void;
  /** Removes the tokens and all other stored values of the member. */
  clear: () => void;
}

/** Creates a token store. Without access to the storage, reading returns no tokens. */
export function createTokenStore(storage: () => Storage): TokenStore {
  const readKey = (key: string) => asToken(storage().getItem(key));
  return {
    read: () => {
      try {
        const accessToken = readKey(memberStorageKeys.accessToken);
        const refreshToken = readKey(memberStorageKeys.refreshToken);
        return { ...(accessToken && { accessToken }), ...(refreshToken && { refreshToken }) };
      } catch {
        return {};
      }
    },
    write: ({ accessToken, refreshToken }) => {
      try {
        storage().setItem(memberStorageKeys.accessToken, accessToken);
        storage().setItem(memberStorageKeys.refreshToken, refreshToken);
      } catch (error) {
        throw new TokenStorageError('The tokens cannot be stored.', { cause: error });
      }
    },
    clear: () => {
      try {
        for (const key of Object.values(memberStorageKeys)) storage().removeItem(key);
      } catch {
        // An inaccessible storage has no values.
      }
    },
  };
}
