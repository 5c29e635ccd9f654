/** Storage key of the mark; its value says nothing about the session. */
const key = 'desk_session';

/**
 * Whether this browser may hold a session, whose HttpOnly cookie scripts cannot see. True where storage is blocked:
 * a needless request is better than a lost session.
 */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function setSessionMark(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage every visit asks the service.
  }
}
