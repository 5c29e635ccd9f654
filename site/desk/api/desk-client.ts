import { Value } from 'typebox/value';
import type { CallSchema } from '../../contract/schemas/common/call-schema';
import { pageResponse, recordResponse, rowsResponse } from '../../contract/schemas/common/wrapper';
import {
  deskSchemas,
  type DeskInput,
  type DeskMore,
  type DeskRecord,
} from '../../contract/schemas/desk';
import type { StaffAccount } from '../../contract/schemas/desk/session';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../contract/shared/desk/endpoints';
import { sites, type Language } from '../../contract/shared/sites';
import { ApiError, hasStatus } from '../../session/api-error';
import type { Fields } from '../../session/read-values';
import { sendFile } from './send-file';
import { sendRequest } from '../../session/send-request';

export type DeskPage<Name extends DeskCallName> = {
  total: number;
  records: DeskRecord<Name>[];
} & DeskMore<Name>;

/** What a call resolves to: a page with its total, a list, or one object. */
export type DeskData<Name extends DeskCallName> =
  (typeof deskEndpoints)[Name]['response'] extends 'page'
    ? DeskPage<Name>
    : (typeof deskEndpoints)[Name]['response'] extends 'rows'
      ? DeskRecord<Name>[]
      : DeskRecord<Name>;

/** Calls whose body is a file. */
type FileCallName = 'deskPictureUpload' | 'deskPackUpload';

/** Input without the site, which the client adds. */
export type DeskFields<Name extends DeskCallName> = Omit<DeskInput<Name>, 'siteId'>;

/** Client of the calls of the staff. The access token is in memory only; the refresh token is a cookie. */
export interface DeskClient {
  /**
   * Sends a call and checks the response against the contract. A 401 renews the token and repeats the call once.
   * @throws ApiError
   */
  call: <Name extends DeskCallName>(name: Name, input: DeskFields<Name>) => Promise<DeskData<Name>>;
  /**
   * Sends a file, like `call`.
   * @throws ApiError
   */
  upload: <Name extends FileCallName>(
    name: Name,
    file: Blob,
    input: DeskFields<Name>,
  ) => Promise<DeskData<Name>>;
  logIn: (input: { userName: string; password: string }) => Promise<StaffAccount>;
  /** Resolves to the account of the session in the cookie; `undefined` without one. */
  resume: () => Promise<StaffAccount | undefined>;
  logOut: () => Promise<void>;
}

interface ClientOptions {
  language: Language;
  /** Called when the session has ended. */
  onExpire: () => void;
  fetch?: typeof globalThis.fetch;
}

export function createDeskClient({
  language,
  onExpire,
  fetch = globalThis.fetch.bind(globalThis),
}: ClientOptions): DeskClient {
  let token = '';
  let renewal: Promise<StaffAccount> | undefined;

  async function send<Name extends DeskCallName>(
    name: Name,
    input: object,
  ): Promise<DeskData<Name>> {
    const endpoint: DeskEndpoint = deskEndpoints[name];
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const fields = { ...input, siteId: sites[language].id };
    const body = await sendRequest(endpoint, fields, { language, headers, fetch });
    return readData(name, body, language);
  }

  function start(session: { accessToken: string; account: StaffAccount }): StaffAccount {
    token = session.accessToken;
    return session.account;
  }

  /** Concurrent rejected calls share one renewal. */
  function renew(): Promise<StaffAccount> {
    renewal ??= send('deskRefresh', {})
      .then(start)
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  /** Sends a request; after a 401 renews the token and sends it once more. */
  async function withRenewal<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await request();
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
    }
    try {
      await renew();
    } catch (error) {
      if (hasStatus(error, 401)) onExpire();
      throw error;
    }
    return request();
  }

  return {
    call: (name, input) => withRenewal(() => send(name, input)),

    upload: (name, file, input) =>
      withRenewal(async () => {
        const { path } = deskEndpoints[name];
        const given: object = { ...input, siteId: sites[language].id };
        const fields = Object.entries(given) as [string, unknown][];
        const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
        const url = `${path}?${query.toString()}`;
        const body = await sendFile(url, file, { language, token, fetch });
        return readData(name, body, language);
      }),

    logIn: async (input) => start(await send('deskLogin', input)),

    resume: async () => {
      try {
        return await renew();
      } catch (error) {
        if (hasStatus(error, 401)) return undefined;
        throw error;
      }
    },

    logOut: async () => {
      try {
        await send('deskLogout', {});
      } finally {
        token = '';
      }
    },
  };
}

/** @throws ApiError if the response does not have the form of the contract */
function readData<Name extends DeskCallName>(
  name: Name,
  body: Fields,
  language: Language,
): DeskData<Name> {
  const { response, path }: DeskEndpoint = deskEndpoints[name];
  const { record, more }: CallSchema = deskSchemas[name];
  const schema =
    response === 'page'
      ? pageResponse(record, more)
      : response === 'rows'
        ? rowsResponse(record)
        : recordResponse(record);
  if (!Value.Check(schema, body)) throw new ApiError({ kind: 'unreadable' }, path, language);
  return (response === 'page' ? body : (body as { data: unknown }).data) as DeskData<Name>;
}
