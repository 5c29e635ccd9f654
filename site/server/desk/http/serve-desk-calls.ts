import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskEndpoints, deskPath } from '../../../contract/shared/desk/endpoints';
import type { CreateCounter } from '../../http/counters';
import { disconnectSignal } from '../../http/disconnect-signal';
import { HttpError } from '../../http/http-error';
import { registerCalls } from '../../http/register-calls';
import { staffSessionSeconds } from '../accounts/staff-sessions';
import type { DeskCaller } from './desk-call';
import type { DeskDispatcher } from './dispatch-desk-call';

const cookieName = 'desk_refresh';
const bearer = /^Bearer ([\w-]+)$/;

/** Registers every call of the staff application. */
export async function serveDeskCalls(
  app: FastifyInstance,
  { dispatchDeskCall, admit }: DeskDispatcher,
  createCounter: CreateCounter,
): Promise<void> {
  await app.register(fastifyCookie);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  registerCalls(
    app,
    deskEndpoints,
    createCounter,
    (name, input, request, reply) => {
      if (deskEndpoints[name].roles === 'public') rejectOtherSites(request);
      return dispatchDeskCall(name, input, callerOf(request, reply));
    },
    (name, request) => admit(name, tokenOf(request)),
  );
}

/**
 * Calls with a token in the header cannot be forged by another site. Those that read the cookie require JSON, which
 * other sites cannot send without a preflight, and are refused where the browser names another site as the sender.
 */
function rejectOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpError(403, (messages) => messages.forbidden);
  }
}

const tokenOf = ({ headers }: FastifyRequest) =>
  bearer.exec(headers.authorization ?? '')?.[1] ?? '';

function callerOf(request: FastifyRequest, reply: FastifyReply): DeskCaller {
  const { cookies, ip, protocol } = request;
  const options = {
    path: deskPath,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
  } as const;
  return {
    token: tokenOf(request),
    refreshToken: cookies[cookieName] ?? '',
    setRefreshToken: (token) => {
      if (token === '') void reply.clearCookie(cookieName, options);
      else void reply.setCookie(cookieName, token, { ...options, maxAge: staffSessionSeconds });
    },
    address: ip,
    signal: disconnectSignal(reply),
  };
}
