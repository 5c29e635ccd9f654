import type { FastifyRequest } from 'fastify';
import type { CallName } from '../../contract/shared/endpoints';
import { publishEvent } from '../diagnostics/events';
import type { SecurityEvent } from '../diagnostics/security-event';

const eventsOfSuccess: Partial<Record<CallName, SecurityEvent>> = {
  memberRegister: 'member-registered',
  memberLogin: 'logged-in',
  memberLogout: 'logged-out',
  passwordChange: 'password-changed',
};

const message = 'security event';

/** Logs the event of a successful call, if it has one, at level `info`. */
export function logSuccessEvent({ log }: Pick<FastifyRequest, 'log'>, name: CallName): void {
  const event = eventsOfSuccess[name];
  if (event === undefined) return;
  publishEvent('security', { event });
  log.info({ event }, message);
}

/** Logs the event of a rejected call at level `warn`. */
export function logSecurityWarning(
  { log }: Pick<FastifyRequest, 'log'>,
  event: SecurityEvent,
): void {
  publishEvent('security', { event });
  log.warn({ event }, message);
}
