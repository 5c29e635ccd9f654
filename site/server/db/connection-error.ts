/** Codes of PostgreSQL and of the system that mean that the database cannot be reached or is too busy. */
const codes = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|08|25P03$|53|57014$|57P)/;

/** What node-postgres says without a code when a connection breaks or takes too long. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded)/;

/** Whether an error, or what caused it, is a database that cannot be reached or does not answer in time. */
export function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (codes.test(code) || messages.test(cause.message)) return true;
  }
  return false;
}
