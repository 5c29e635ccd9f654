import type { Route } from '@playwright/test';
import type { ErrorKey } from './error-messages';

export const jsonResponse = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
export const failureBody = (code: number, msg: string) => ({
  success: false,
  code,
  msg,
  data: null,
});

type Responder = (route: Route) => Promise<void>;

const statuses = [400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505] as const;

/** Ways in which a call fails, each with the key of its message. */
export const callFailures: [ErrorKey, Responder][] = [
  ...statuses.map((status): [ErrorKey, Responder] => [
    status,
    (route) => route.fulfill(jsonResponse(status, failureBody(status, ''))),
  ]),
  ['network', (route) => route.abort()],
  ['unreadable', (route) => route.fulfill({ ...jsonResponse(200, ''), body: '{"success":tr' })],
  ['unreadable', (route) => route.fulfill({ ...jsonResponse(200, ''), body: '<html>502</html>' })],
  ['unreadable', (route) => route.fulfill(jsonResponse(200, ['no', 'wrapper']))],
  ['own', (route) => route.fulfill(jsonResponse(200, failureBody(7, '今天不行')))],
  [401, (route) => route.fulfill(jsonResponse(200, failureBody(401, '')))],
];

/** The first failure of each message key. */
export const onePerMessage = callFailures.filter(
  ([sentence], index) => callFailures.findIndex(([each]) => each === sentence) === index,
);

/** Console errors that the browser logs for failed requests. */
export const failedRequestErrors = [
  /status of [45]\d\d/,
  /ERR_FAILED/,
  /ERR_INTERNET_DISCONNECTED/,
];
