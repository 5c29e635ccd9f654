import { DatabaseUnavailableError } from '../db/database';
import { ExportError } from '../import/export/export-error';
import { PackValidationError, formatImportError } from '../import/records/import-errors';
import { BackupError } from '../backup/manifest';
import { CommandFailedError } from './command-failed-error';
import { InvalidSettingError } from './settings';

/** Message for the operator: one sentence for a known error, the stack for an unknown one. */
export function explainError(error: unknown): string {
  const known = [
    ...[InvalidSettingError, DatabaseUnavailableError, BackupError, CommandFailedError],
    ExportError,
  ];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof PackValidationError) {
    const lines = error.errors.map(formatImportError);
    return [...lines, `${error.message} Nothing was imported.`].join('\n');
  }
  return (
    explainSystemError(error) ?? (error instanceof Error ? (error.stack ?? '') : String(error))
  );
}

interface SystemError extends Error {
  code: string;
  address?: string;
  port?: number;
  path?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function explainSystemError(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined;
  const { code, address, port, path } = error;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or set PORT to another.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${address} is no address of this machine.`;
    case 'EACCES':
      return port === undefined
        ? `${path} may not be read or written: give this user the right to, or set DATA_DIR.`
        : `Port ${port} needs more rights: set PORT to a number above 1023.`;
    case 'ENOSPC':
      return 'The disk is full.';
    default:
      return undefined;
  }
}
