import type { FieldError } from '../../contract/shared/field-error';
import type { Language } from '../../contract/shared/sites';

export type { FieldError } from '../../contract/shared/field-error';

/** Names of formats in error messages. */
const formats: Readonly<Record<string, Record<Language, string>>> = {
  mobile: { zh: '11 位手机号', en: 'mobile number in mainland China, 11 digits' },
  email: { zh: '电子邮箱地址', en: 'e-mail address' },
  mobileOrEmail: {
    zh: '11 位手机号或电子邮箱地址',
    en: 'mobile number in mainland China, 11 digits, or e-mail address',
  },
  userName: {
    zh: '文字、数字、“.”“_”“@”“-”，且以文字或数字开头',
    en: 'letters, digits, ".", "_", "@" and "-", beginning with a letter or a digit',
  },
  path: { zh: '本站地址，如 /#/News', en: 'address of this site, such as /#/News' },
  line: { zh: '一行文字', en: 'one line of text' },
  text: { zh: '文字', en: 'text' },
  time: { zh: '时刻，如 14:30', en: 'time, such as 14:30' },
  day: { zh: '日期，如 2026-11-21', en: 'day, such as 2026-11-21' },
  moment: { zh: '日期，或带时区的时刻', en: 'day, or date and time with offset' },
};

export function fieldErrorInChinese(fault: FieldError): string {
  switch (fault.kind) {
    case 'missing':
      return '缺失';
    case 'type':
      return `类型应为 ${fault.expected}`;
    case 'minimum':
      return `不能小于 ${fault.limit}`;
    case 'maximum':
      return `不能大于 ${fault.limit}`;
    case 'minLength':
      return fault.limit === 1 ? '不能为空' : `不能少于 ${fault.limit} 个字符`;
    case 'maxLength':
      return `不能超过 ${fault.limit} 个字符`;
    case 'minItems':
      return `不能少于 ${fault.limit} 项`;
    case 'choice':
      return `应为其中之一：${fault.choices}`;
    case 'format':
      return `格式应为 ${formats[fault.expected]?.zh ?? fault.expected}`;
    case 'character':
      return '含有不允许的字符';
    case 'repeated':
      return '不能重复';
    case 'earliest':
      return `不能早于 ${fault.limit}`;
    case 'latest':
      return `不能晚于 ${fault.limit}`;
    case 'closed':
      return '为闭馆日';
    case 'consent':
      return '须勾选同意';
    case 'unknownSite':
      return '不是已知的站点';
    case 'taken':
      return '已被使用';
    case 'tooCommon':
      return '过于常见';
    case 'sameAsUserName':
      return '不能与用户名相同';
    case 'wrong':
      return '不正确';
  }
}

export function fieldErrorInEnglish(fault: FieldError): string {
  switch (fault.kind) {
    case 'missing':
      return 'is missing';
    case 'type':
      return `must be of type ${fault.expected}`;
    case 'minimum':
      return `must be at least ${fault.limit}`;
    case 'maximum':
      return `must be at most ${fault.limit}`;
    case 'minLength':
      return fault.limit === 1 ? 'must not be empty' : `needs at least ${fault.limit} characters`;
    case 'maxLength':
      return `must have at most ${fault.limit} characters`;
    case 'minItems':
      return `needs at least ${fault.limit} items`;
    case 'choice':
      return `must be one of: ${fault.choices}`;
    case 'format':
      return `must have the format ${formats[fault.expected]?.en ?? fault.expected}`;
    case 'character':
      return 'holds a character that is not allowed';
    case 'repeated':
      return 'must not hold anything twice';
    case 'earliest':
      return `must not be before ${fault.limit}`;
    case 'latest':
      return `must not be after ${fault.limit}`;
    case 'closed':
      return 'is a day on which the museum is closed';
    case 'consent':
      return 'must be agreed to';
    case 'unknownSite':
      return 'is no known site';
    case 'taken':
      return 'is already in use';
    case 'tooCommon':
      return 'is one of the most common ones';
    case 'sameAsUserName':
      return 'must not be the user name';
    case 'wrong':
      return 'is wrong';
  }
}

export const fieldErrorMessages: Record<Language, (fault: FieldError) => string> = {
  zh: fieldErrorInChinese,
  en: fieldErrorInEnglish,
};
