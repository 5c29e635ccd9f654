import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { StaffAccount } from '../../contract/schemas/desk/session';
import { useLanguage } from '../../app/i18n/i18n-context';
import { deleteOtherDrafts } from './draft-storage';
import { hasSessionMark, setSessionMark } from './session-mark';
import { createDeskClient, type DeskClient } from '../api/desk-client';

type State =
  | { kind: 'starting' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'loggedOut'; hasExpired: boolean }
  | { kind: 'loggedIn'; account: StaffAccount };

interface DeskSession {
  state: State;
  client: DeskClient;
  logIn: (input: { userName: string; password: string }) => Promise<void>;
  logOut: () => Promise<void>;
  /** Reads the account again, for instance after the password has changed. */
  reload: () => Promise<void>;
}

const SessionContext = createContext<DeskSession | undefined>(undefined);

/** Session of the staff: resumed from the cookie when the page opens, kept in memory. */
export function DeskSessionProvider({ children }: { children: ReactNode }) {
  return (
    // Answers of one member of the staff must not be shown to the next at the same machine.
    <SWRConfig value={{ provider: () => new Map(), revalidateOnFocus: true }}>
      <Session>{children}</Session>
    </SWRConfig>
  );
}

function Session({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<State>({ kind: 'starting' });

  const client = useMemo(
    () =>
      createDeskClient({
        language,
        onExpire: () => {
          setState({ kind: 'loggedOut', hasExpired: true });
        },
      }),
    [language],
  );

  const reload = useCallback(async () => {
    setState(await resume(client));
  }, [client]);

  useEffect(() => {
    void resume(client).then(setState);
  }, [client]);

  const value: DeskSession = {
    state,
    client,
    reload,
    logIn: async (input) => {
      const account = await client.logIn(input);
      setSessionMark(true);
      deleteOtherDrafts(account.id);
      setState({ kind: 'loggedIn', account });
    },
    logOut: async () => {
      try {
        await client.logOut();
      } finally {
        await mutate(() => true, undefined, { revalidate: false });
        setSessionMark(false);
        deleteOtherDrafts(undefined);
        setState({ kind: 'loggedOut', hasExpired: false });
      }
    },
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function resume(client: DeskClient): Promise<State> {
  // Without the mark the cookie cannot be there: the request would be refused.
  if (!hasSessionMark()) return { kind: 'loggedOut', hasExpired: false };
  try {
    const account = await client.resume();
    if (account) deleteOtherDrafts(account.id);
    return account ? { kind: 'loggedIn', account } : { kind: 'loggedOut', hasExpired: false };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

export function useDeskSession(): DeskSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useDeskSession needs a DeskSessionProvider');
  return session;
}

/** The account of the session; only below pages that require one. */
export function useAccount(): StaffAccount {
  const { state } = useDeskSession();
  if (state.kind !== 'loggedIn') throw new Error('useAccount needs a session');
  return state.account;
}
