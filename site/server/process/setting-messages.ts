import type { Language } from '../../contract/shared/sites';
import { logLevels } from '../http/logger';
import type { RetentionKind } from '../privacy/retention-days';

/** Environment variables that can be invalid. */
export type CheckedSetting =
  | 'PORT'
  | 'DATABASE_URL'
  | 'SEARCH_URL'
  | 'PUBLIC_ORIGIN'
  | 'USER_CENTRE_URL'
  | 'TRUSTED_PROXIES'
  | 'METRICS_TOKEN'
  | 'OFFLINE_VISIT'
  | 'LOG_LEVEL'
  | RetentionSetting;

type RetentionSetting = 'RETENTION_DAYS' | `RETENTION_DAYS_${Uppercase<RetentionKind>}`;

interface SettingMessages {
  invalid: Record<CheckedSetting, (value: string) => string>;
  originMissing: string;
}

const levels = logLevels.join(', ');

/** The same sentence for the common period and that of each kind. */
function retentionMessages(
  message: (name: string, value: string) => string,
): Record<RetentionSetting, (value: string) => string> {
  return {
    RETENTION_DAYS: (value) => message('RETENTION_DAYS', value),
    RETENTION_DAYS_BOOKINGS: (value) => message('RETENTION_DAYS_BOOKINGS', value),
    RETENTION_DAYS_REPORTS: (value) => message('RETENTION_DAYS_REPORTS', value),
    RETENTION_DAYS_APPLICATIONS: (value) => message('RETENTION_DAYS_APPLICATIONS', value),
    RETENTION_DAYS_RATINGS: (value) => message('RETENTION_DAYS_RATINGS', value),
  };
}

/** One sentence for each invalid setting. Those of secrets omit the value. */
export const settingMessages: Record<Language, SettingMessages> = {
  en: {
    invalid: {
      PORT: (value) => `PORT must be a number from 0 to 65535, not "${value}".`,
      DATABASE_URL: () =>
        'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      SEARCH_URL: (value) => `SEARCH_URL must look like http://127.0.0.1:10041, not "${value}".`,
      PUBLIC_ORIGIN: (value) =>
        `PUBLIC_ORIGIN must look like https://museum.example, not "${value}".`,
      USER_CENTRE_URL: (value) =>
        `USER_CENTRE_URL must look like https://members.example/ or /members/, not "${value}".`,
      TRUSTED_PROXIES: (value) =>
        `TRUSTED_PROXIES must list addresses such as 10.0.0.7, ranges such as 10.0.0.0/8, or "loopback", not "${value}".`,
      METRICS_TOKEN: () =>
        'METRICS_TOKEN must have at least 16 letters, digits or characters of -._~+/=.',
      OFFLINE_VISIT: (value) => `OFFLINE_VISIT must be on or off, not "${value}".`,
      LOG_LEVEL: (value) => `LOG_LEVEL must be one of ${levels}, not "${value}".`,
      ...retentionMessages(
        (name, value) => `${name} must be a number of days from 1 to 3650, not "${value}".`,
      ),
    },
    originMissing:
      'PUBLIC_ORIGIN must be set, such as https://museum.example, where TRUSTED_PROXIES is.',
  },
  zh: {
    invalid: {
      PORT: (value) => `PORT 必须是 0 到 65535 之间的数字，不能是“${value}”。`,
      DATABASE_URL: () => 'DATABASE_URL 的格式必须是 postgres://user:password@host:5432/database。',
      SEARCH_URL: (value) => `SEARCH_URL 的格式必须是 http://127.0.0.1:10041，不能是“${value}”。`,
      PUBLIC_ORIGIN: (value) =>
        `PUBLIC_ORIGIN 的格式必须是 https://museum.example，不能是“${value}”。`,
      USER_CENTRE_URL: (value) =>
        `USER_CENTRE_URL 的格式必须是 https://members.example/ 或 /members/，不能是“${value}”。`,
      TRUSTED_PROXIES: (value) =>
        `TRUSTED_PROXIES 必须列出地址（如 10.0.0.7）、网段（如 10.0.0.0/8）或 loopback，不能是“${value}”。`,
      METRICS_TOKEN: () => 'METRICS_TOKEN 至少要有 16 个字符，只能用字母、数字和 -._~+/=。',
      OFFLINE_VISIT: (value) => `OFFLINE_VISIT 必须是 on 或 off，不能是“${value}”。`,
      LOG_LEVEL: (value) => `LOG_LEVEL 必须是 ${levels} 之一，不能是“${value}”。`,
      ...retentionMessages(
        (name, value) => `${name} 必须是 1 到 3650 之间的天数，不能是“${value}”。`,
      ),
    },
    originMissing: '设置了 TRUSTED_PROXIES 时必须设置 PUBLIC_ORIGIN，例如 https://museum.example。',
  },
};

/** Language of the operator's terminal by POSIX precedence; English unless it is Chinese. */
export function operatorLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(Boolean) ?? '';
  return locale.startsWith('zh') ? 'zh' : 'en';
}
