import { createContext, useContext } from 'react';
import type { Client } from './client';

export const ClientContext = createContext<Client | undefined>(undefined);

/** The API client of the page. Throws outside an `ApiProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('There is no ApiProvider around.');
  return client;
}
