import type { FieldError } from '../../../contract/shared/field-error';
import type { FieldRule } from '../../../contract/shared/form-rule';
import type { Language } from '../../../contract/shared/sites';

/** The error messages of form fields; the only table of them in the app. */
interface FieldErrorMessages {
  fill: string;
  choose: string;
  chooseSome: string;
  agree: string;
  number: string;
  minimum: (limit: number) => string;
  maximum: (limit: number) => string;
  minLength: (limit: number) => string;
  maxLength: (limit: number) => string;
  earliest: (day: string) => string;
  latest: (day: string) => string;
  closed: string;
  character: string;
  format: Readonly<Record<string, string>>;
  other: string;
}

const messages: Readonly<Record<Language, FieldErrorMessages>> = {
  zh: {
    fill: '请填写此项。',
    choose: '请选择一项。',
    chooseSome: '请至少选择一项。',
    agree: '请阅读后勾选同意。',
    number: '请填写整数。',
    minimum: (limit) => `不能小于 ${limit}。`,
    maximum: (limit) => `不能大于 ${limit}。`,
    minLength: (limit) => `至少要 ${limit} 个字。`,
    maxLength: (limit) => `最多 ${limit} 个字。`,
    earliest: (day) => `不能早于 ${day}。`,
    latest: (day) => `不能晚于 ${day}。`,
    closed: '当天闭馆，请换一天。',
    character: '含有不能使用的字符。',
    format: {
      mobile: '请填写 11 位手机号，例如 13800138000。',
      email: '请填写电子邮箱，例如 name@example.com。',
      mobileOrEmail: '请填写 11 位手机号，或电子邮箱。',
      day: '请选择日期，例如 2026-11-21。',
      moment: '请选择日期，例如 2026-11-21。',
      time: '请选择时间。',
    },
    other: '请检查此项。',
  },
  en: {
    fill: 'Please fill this in.',
    choose: 'Please choose one.',
    chooseSome: 'Please choose at least one.',
    agree: 'Please read this and tick the box.',
    number: 'Please enter a whole number.',
    minimum: (limit) => `This must be at least ${limit}.`,
    maximum: (limit) => `This must be at most ${limit}.`,
    minLength: (limit) => `This needs at least ${limit} characters.`,
    maxLength: (limit) => `This may have at most ${limit} characters.`,
    earliest: (day) => `This must not be before ${day}.`,
    latest: (day) => `This must not be after ${day}.`,
    closed: 'The museum is closed that day. Please choose another.',
    character: 'This holds a character that cannot be used.',
    format: {
      mobile: 'Enter a mobile number of mainland China, 11 digits, such as 13800138000.',
      email: 'Enter an e-mail address, such as name@example.com.',
      mobileOrEmail: 'Enter a mobile number of mainland China, 11 digits, or an e-mail address.',
      day: 'Choose a day, such as 2026-11-21.',
      moment: 'Choose a day, such as 2026-11-21.',
      time: 'Choose a time.',
    },
    other: 'Please check this.',
  },
};

/** The message for an invalid field, in the language of the page. */
export function fieldErrorMessage(
  fault: FieldError,
  rule: FieldRule | undefined,
  language: Language,
): string {
  const table = messages[language];
  switch (fault.kind) {
    case 'missing':
    case 'minItems':
      return requiredMessage(rule, table);
    case 'consent':
      return table.agree;
    case 'choice':
      return table.choose;
    case 'minLength':
      return fault.limit === 1 ? table.fill : table.minLength(fault.limit);
    case 'minimum':
    case 'maximum':
    case 'maxLength':
      return table[fault.kind](fault.limit);
    case 'earliest':
    case 'latest':
      return table[fault.kind](fault.limit);
    case 'type':
      return fault.expected === 'integer' ? table.number : table.other;
    case 'format':
      return table.format[fault.expected] ?? table.other;
    case 'closed':
    case 'character':
      return table[fault.kind];
    default:
      return table.other;
  }
}

function requiredMessage(rule: FieldRule | undefined, table: FieldErrorMessages): string {
  if (rule?.kind === 'choices') return table.chooseSome;
  return rule?.kind === 'text' || rule?.kind === 'integer' ? table.fill : table.choose;
}
