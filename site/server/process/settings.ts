import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  EnvError,
  EnvMissingError,
  cleanEnv,
  makeExactValidator,
  str,
  type ReporterOptions,
} from 'envalid';
import { logLevels, type LogLevel } from '../http/logger';
import { defaultRetentionDays, retentionDays, type RetentionDays } from '../privacy/retention-days';
import { operatorLanguage, settingMessages, type CheckedSetting } from './setting-messages';

/** Settings from environment variables. */
export interface Settings {
  /** TCP port; 0 lets the system choose. Default 3000. */
  port: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  host: string;
  /** URL of a PostgreSQL server. Default: the embedded database. */
  databaseUrl: string | undefined;
  /** URL of a Groonga server for the search. Default: the search runs in the process. */
  searchUrl: string | undefined;
  /** Folder of the embedded database and the media. Default `site/.data`. */
  dataDir: string;
  /** Folder of the daily backups. Default: none are written. */
  backupDir: string | undefined;
  /** Origin of absolute URLs. Default: the origin of each request. */
  publicOrigin: string | undefined;
  /** External user centre: a URL, or a path on this origin. Default: the built-in one. */
  userCentreUrl: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses, ranges or `loopback`. Default none. Requires `publicOrigin`. */
  trustedProxies: string[];
  /** Module that verifies bookings. Default: none. */
  bookingVerifier: string | undefined;
  /** Token for `/metrics` from other machines. Default: only this machine reads it. */
  metricsToken: string | undefined;
  /** Days that personal data are kept after the event, by kind. Default 180. */
  retention: RetentionDays;
  /** Whether visitors may keep the site for a visit without a connection. Default true. */
  offersOfflineVisit: boolean;
  /** Default `warn`. */
  logLevel: LogLevel;
}

/** Invalid settings; the message has one sentence for each, in the language of the operator. */
export class InvalidSettingError extends Error {
  override name = 'InvalidSettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the settings. Relative folders are resolved against the folder in which npm was called.
 * @throws InvalidSettingError
 */
export function readSettings(env: Environment, defaultDataDir: string): Settings {
  const given = Object.entries(env).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()] as const] : [],
  );
  const settings = cleanEnv(Object.fromEntries(given), specs, {
    reporter: ({ errors }) => throwInvalid(errors, env),
  });
  const { DATA_DIR: dataDir, BACKUP_DIR: backupDir, BOOKING_VERIFIER: bookingVerifier } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    searchUrl: settings.SEARCH_URL,
    dataDir: dataDir ? resolve(callerFolder(env), dataDir) : defaultDataDir,
    backupDir: backupDir && resolve(callerFolder(env), backupDir),
    publicOrigin: settings.PUBLIC_ORIGIN,
    userCentreUrl: settings.USER_CENTRE_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
    bookingVerifier: bookingVerifier && resolve(callerFolder(env), bookingVerifier),
    metricsToken: settings.METRICS_TOKEN,
    retention: retentionDays(settings.RETENTION_DAYS, {
      bookings: settings.RETENTION_DAYS_BOOKINGS,
      reports: settings.RETENTION_DAYS_REPORTS,
      applications: settings.RETENTION_DAYS_APPLICATIONS,
      ratings: settings.RETENTION_DAYS_RATINGS,
    }),
    offersOfflineVisit: settings.OFFLINE_VISIT === 'on',
    logLevel: settings.LOG_LEVEL,
  };
}

/** Working directory of the npm call. */
export function callerFolder(env: Environment): string {
  return env.INIT_CWD ?? process.cwd();
}

/** Validates a setting with a parser that returns `undefined` for an invalid value. */
function setting<Value>(parse: (text: string) => Value | undefined) {
  return makeExactValidator<Value>((text) => {
    const value = parse(text);
    if (value === undefined) throw new EnvError(text);
    return value;
  });
}

const specs = {
  PORT: setting((text) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
  )({ default: 3000 }),
  HOST: str({ default: '127.0.0.1' }),
  DATABASE_URL: setting(parseDatabaseUrl)({ default: undefined }),
  SEARCH_URL: setting(parseSearchUrl)({ default: undefined }),
  DATA_DIR: str({ default: undefined }),
  BACKUP_DIR: str({ default: undefined }),
  PUBLIC_ORIGIN: setting(parseOrigin)({
    default: undefined,
    // Without it `X-Forwarded-Host`, which a client can set, would decide the origin of cached pages and QR codes.
    requiredWhen: ({ TRUSTED_PROXIES: proxies }) => Array.isArray(proxies) && proxies.length > 0,
  }),
  USER_CENTRE_URL: setting(parseCentre)({ default: undefined }),
  TRUSTED_PROXIES: makeExactValidator<string[]>(parseProxies)({ default: [] }),
  BOOKING_VERIFIER: str({ default: undefined }),
  METRICS_TOKEN: setting((text) => (/^[\w.~+/=-]{16,}$/.test(text) ? text : undefined))({
    default: undefined,
  }),
  RETENTION_DAYS: setting(parseDays)({ default: defaultRetentionDays }),
  RETENTION_DAYS_BOOKINGS: setting(parseDays)({ default: undefined }),
  RETENTION_DAYS_REPORTS: setting(parseDays)({ default: undefined }),
  RETENTION_DAYS_APPLICATIONS: setting(parseDays)({ default: undefined }),
  RETENTION_DAYS_RATINGS: setting(parseDays)({ default: undefined }),
  OFFLINE_VISIT: setting((text) => (text === 'on' || text === 'off' ? text : undefined))({
    default: 'on',
  }),
  LOG_LEVEL: setting<LogLevel>((text) => logLevels.find((known) => known === text))({
    default: 'warn',
  }),
};

/** The environment variables that the service reads. */
export const settingNames = Object.keys(specs);

/** The message of each error is the invalid value. */
function throwInvalid(errors: ReporterOptions<typeof specs>['errors'], env: Environment): void {
  const { invalid, originMissing } = settingMessages[operatorLanguage(env)];
  const names = Object.keys(errors) as CheckedSetting[];
  const sentences = names.map((name) => {
    const error = errors[name];
    return error instanceof EnvMissingError ? originMissing : invalid[name](error?.message ?? '');
  });
  if (sentences.length > 0) throw new InvalidSettingError(sentences.join('\n'));
}

/** One day to ten years. */
function parseDays(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3_650 ? Number(text) : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname ? text : undefined;
}

function parseSearchUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const hasMore = url && (url.username !== '' || url.search !== '' || url.hash !== '');
  return url && /^https?:$/.test(url.protocol) && !hasMore ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && [url.origin, `${url.origin}/`].includes(text);
  return isOrigin && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function parseCentre(text: string): string | undefined {
  const own = 'https://own.invalid';
  const url = URL.canParse(text, own) ? new URL(text, own) : undefined;
  const isPath = text.startsWith('/') && url?.origin === own;
  const isAllowed = url && !/[\s\\]/.test(text) && (isPath || /^https?:\/\//.test(text));
  return isAllowed ? text : undefined;
}

function parseProxies(text: string): string[] {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !isProxy(name));
  if (unknown !== undefined) throw new EnvError(unknown);
  return names;
}

function isProxy(name: string): boolean {
  const [address = '', bits, ...more] = name.split('/');
  const version = isIP(address);
  if (version === 0) return name === 'loopback';
  const maxBits = version === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
  return isRange && more.length === 0;
}
