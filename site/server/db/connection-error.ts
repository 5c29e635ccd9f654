/** SQLSTATE and system error codes of a database that is unreachable or overloaded. */
const codes = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|08|25P03$|53|57014$|57P)/;

/** Messages of node-postgres errors without a code for broken connections and timeouts. */
const messages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded)/;

/** The database error is the cause of the driver's and the query builder's; the chain may be circular. */
const maxDepth = 10;

/** Whether an error or one of its causes means that the database, or the search server, is unreachable or timed out. */
export function isConnectionError(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < maxDepth; depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (codes.test(code) || messages.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
