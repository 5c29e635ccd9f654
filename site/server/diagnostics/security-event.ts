/** Log events for detecting attacks. Events contain neither members nor IP addresses. */
export type SecurityEvent =
  | 'rate-limited'
  | 'overloaded'
  | 'login-failed'
  | 'login-locked'
  | 'password-refused'
  | 'refresh-token-reused'
  | 'foreign-account'
  | 'foreign-role'
  | 'password-changed'
  | 'member-registered'
  | 'logged-in'
  | 'logged-out';
