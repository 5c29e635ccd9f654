/** A command failed in the running service; the message is one sentence. */
export class CommandFailedError extends Error {
  override name = 'CommandFailedError';
}
