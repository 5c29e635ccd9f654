import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { logLevels, type LogLevel } from '../http/logger';

/** Settings from environment variables. */
export interface Settings {
  /** TCP port; 0 lets the system choose. Default 3000. */
  port: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  host: string;
  /** URL of a PostgreSQL server. Default: the embedded database. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database and the media. Default `site/.data`. */
  dataDir: string;
  /** Origin of absolute URLs. Default: the origin of each request. */
  publicOrigin: string | undefined;
  /** External user centre: a URL, or a path on this origin. Default: the built-in one. */
  userCentreUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses, ranges or `loopback`. Default none. Requires `publicOrigin`. */
  trustedProxies: string[];
  /** Default `warn`. */
  logLevel: LogLevel;
}

/** An invalid setting; the message is one sentence. */
export class InvalidSettingError extends Error {
  override name = 'InvalidSettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the settings. Relative folders are resolved against the folder in which npm was called.
 * @throws InvalidSettingError
 */
export function readSettings(env: Environment, defaultDataDir: string): Settings {
  const value = (name: string) => env[name]?.trim() || undefined;
  const dataDir = value('DATA_DIR');
  const publicOrigin = parseOrigin(value('PUBLIC_ORIGIN'));
  const trustedProxies = parseProxies(value('TRUSTED_PROXIES'));
  // Without it `X-Forwarded-Host`, which a client can set, would decide the origin of cached pages and QR codes.
  if (trustedProxies.length > 0 && publicOrigin === undefined) {
    throw new InvalidSettingError(
      'PUBLIC_ORIGIN must be set, such as https://museum.example, where TRUSTED_PROXIES is.',
    );
  }
  return {
    port: parsePort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    databaseUrl: parseDatabaseUrl(value('DATABASE_URL')),
    dataDir: dataDir ? resolve(callerFolder(env), dataDir) : defaultDataDir,
    publicOrigin,
    userCentreUrl: parseCentre(value('USER_CENTRE_URL')),
    trustedProxies,
    logLevel: parseLogLevel(value('LOG_LEVEL')),
  };
}

/** Working directory of the npm call. */
export function callerFolder(env: Environment): string {
  return env.INIT_CWD ?? process.cwd();
}

function parsePort(text = '3000'): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new InvalidSettingError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return text;
  // The message omits the value, which may contain a password.
  throw new InvalidSettingError(
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  );
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) {
    return url.origin;
  }
  throw new InvalidSettingError(
    `PUBLIC_ORIGIN must look like https://museum.example, not "${text}".`,
  );
}

function parseCentre(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const own = 'https://own.invalid';
  const url = URL.canParse(text, own) ? new URL(text, own) : undefined;
  const isPath = text.startsWith('/') && url?.origin === own;
  if (url && !/[\s\\]/.test(text) && (isPath || /^https?:\/\//.test(text))) return text;
  throw new InvalidSettingError(
    `USER_CENTRE_URL must look like https://members.example/ or /members/, not "${text}".`,
  );
}

function parseProxies(text = ''): string[] {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !isProxy(name));
  if (unknown === undefined) return names;
  throw new InvalidSettingError(
    `TRUSTED_PROXIES must list addresses such as 10.0.0.7, ranges such as 10.0.0.0/8, or "loopback", not "${unknown}".`,
  );
}

function isProxy(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0) return name === 'loopback';
  const maxBits = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  return isRange && more.length === 0;
}

function parseLogLevel(text = 'warn'): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new InvalidSettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}
