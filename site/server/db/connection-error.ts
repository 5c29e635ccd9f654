/** Codes of PostgreSQL and of the system that mean that the database cannot be reached or is too busy. */
const codes = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|08|25P03$|53|57014$|57P)/;

/** What node-postgres says without a code when a connection breaks or takes too long. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded)/;

/** An error of the database lies below a driver's and a query builder's; a chain of causes may be circular. */
const maxDepth = 10;

/** Whether an error, or what caused it, is a database that cannot be reached or does not answer in time. */
export function isConnectionError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < maxDepth; depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (codes.test(code) || messages.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
