import type { FieldError } from './field-error';
import type { Language } from './sites';

type Kind<Shape> = Extract<FieldError, Shape>['kind'];
type LimitKind = Kind<{ limit: number | string }>;
type FixedKind = Exclude<FieldError['kind'], LimitKind | 'type' | 'choice' | 'format'>;

/** The messages of validation errors in one language. */
interface FieldErrorTexts {
  /** Predicates: they follow the name of a field. */
  fixed: Readonly<Record<FixedKind, string>>;
  limits: Readonly<Record<LimitKind, (limit: number | string) => string>>;
  empty: string;
  type: (expected: string) => string;
  choice: (choices: string) => string;
  format: (name: string) => string;
  /** Names of formats; a format without a name is named by its key. */
  formats: Readonly<Record<string, string>>;
  /** Sentence of a predicate, without the name of the field. */
  sentence: (predicate: string) => string;
  /** Sentences for visitors where a predicate would not tell them what to do. */
  fill: string;
  choose: string;
  chooseSome: string;
  agree: string;
  closed: string;
  number: string;
  enter: Readonly<Record<string, string>>;
}

const zh: FieldErrorTexts = {
  fixed: {
    missing: '缺失',
    character: '含有不允许的字符',
    repeated: '不能重复',
    closed: '为闭馆日',
    consent: '须勾选同意',
    unknownSite: '不是已知的站点',
    taken: '已被使用',
    tooCommon: '过于常见',
    sameAsUserName: '不能与用户名相同',
    wrong: '不正确',
    oneTime: '须另行设置，因为密码已被重置',
  },
  limits: {
    minimum: (limit) => `不能小于 ${limit}`,
    maximum: (limit) => `不能大于 ${limit}`,
    minLength: (limit) => `不能少于 ${limit} 个字符`,
    maxLength: (limit) => `不能超过 ${limit} 个字符`,
    minItems: (limit) => `不能少于 ${limit} 项`,
    earliest: (limit) => `不能早于 ${limit}`,
    latest: (limit) => `不能晚于 ${limit}`,
  },
  empty: '不能为空',
  type: (expected) => `类型应为 ${expected}`,
  choice: (choices) => `应为其中之一：${choices}`,
  format: (name) => `格式应为 ${name}`,
  formats: {
    mobile: '11 位手机号',
    email: '电子邮箱地址',
    mobileOrEmail: '11 位手机号或电子邮箱地址',
    userName: '用户名',
    path: '本站地址，如 /#/News',
    line: '一行文字',
    text: '文字',
    time: '时刻，如 14:30',
    day: '日期，如 2026-11-21',
    moment: '日期，或带时区的时刻',
  },
  sentence: (predicate) => `${predicate}。`,
  fill: '请填写此项。',
  choose: '请选择一项。',
  chooseSome: '请至少选择一项。',
  agree: '请阅读后勾选同意。',
  closed: '当天闭馆，请换一天。',
  number: '请填写整数。',
  enter: {
    mobile: '请填写 11 位手机号，例如 13800138000。',
    email: '请填写电子邮箱，例如 name@example.com。',
    mobileOrEmail: '请填写 11 位手机号，或电子邮箱。',
    userName: '只能用文字、数字和 . _ @ -，并以文字或数字开头。',
    line: '请写在一行内。',
    day: '请选择日期，例如 2026-11-21。',
    moment: '请选择日期，例如 2026-11-21。',
    time: '请选择时间。',
  },
};

const en: FieldErrorTexts = {
  fixed: {
    missing: 'is missing',
    character: 'holds a character that is not allowed',
    repeated: 'must not hold anything twice',
    closed: 'is a day on which the museum is closed',
    consent: 'must be agreed to',
    unknownSite: 'is no known site',
    taken: 'is already in use',
    tooCommon: 'is one of the most common ones',
    sameAsUserName: 'must not be the user name',
    wrong: 'is wrong',
    oneTime: 'must be set, because the password was reset',
  },
  limits: {
    minimum: (limit) => `must be at least ${limit}`,
    maximum: (limit) => `must be at most ${limit}`,
    minLength: (limit) => `needs at least ${limit} characters`,
    maxLength: (limit) => `must have at most ${limit} characters`,
    minItems: (limit) => `needs at least ${limit} items`,
    earliest: (limit) => `must not be before ${limit}`,
    latest: (limit) => `must not be after ${limit}`,
  },
  empty: 'must not be empty',
  type: (expected) => `must be of type ${expected}`,
  choice: (choices) => `must be one of: ${choices}`,
  format: (name) => `must have the format ${name}`,
  formats: {
    mobile: 'mobile number in mainland China, 11 digits',
    email: 'e-mail address',
    mobileOrEmail: 'mobile number in mainland China, 11 digits, or e-mail address',
    userName: 'user name',
    path: 'address of this site, such as /#/News',
    line: 'one line of text',
    text: 'text',
    time: 'time, such as 14:30',
    day: 'day, such as 2026-11-21',
    moment: 'day, or date and time with offset',
  },
  sentence: (predicate) => `This ${predicate}.`,
  fill: 'Please fill this in.',
  choose: 'Please choose one.',
  chooseSome: 'Please choose at least one.',
  agree: 'Please read this and tick the box.',
  closed: 'The museum is closed that day. Please choose another.',
  number: 'Please enter a whole number.',
  enter: {
    mobile: 'Enter a mobile number of mainland China, 11 digits, such as 13800138000.',
    email: 'Enter an e-mail address, such as name@example.com.',
    mobileOrEmail: 'Enter a mobile number of mainland China, 11 digits, or an e-mail address.',
    userName: 'Use letters, digits and . _ @ - only, beginning with a letter or a digit.',
    line: 'Please write it on one line.',
    day: 'Choose a day, such as 2026-11-21.',
    moment: 'Choose a day, such as 2026-11-21.',
    time: 'Choose a time.',
  },
};

const texts: Record<Language, FieldErrorTexts> = { zh, en };

/** An error as a predicate after the name of a field, for logs, reports and clients: `must be at least 1`. */
export function describeFieldError(error: FieldError, language: Language): string {
  const { fixed, limits, empty, type, choice, format, formats } = texts[language];
  switch (error.kind) {
    case 'type':
      return type(error.expected);
    case 'choice':
      return choice(error.choices);
    case 'format':
      return format(formats[error.expected] ?? error.expected);
    default:
      if (!('limit' in error)) return fixed[error.kind];
      return error.kind === 'minLength' && error.limit === 1
        ? empty
        : limits[error.kind](error.limit);
  }
}

/** An error as a sentence for visitors, shown at its field. */
export function fieldErrorMessage(error: FieldError, language: Language): string {
  const table = texts[language];
  const sentence = table.sentence(describeFieldError(error, language));
  switch (error.kind) {
    case 'missing':
      return error.of === undefined ? table.fill : chooseMessage(error.of, table);
    case 'minItems':
      return table.chooseSome;
    case 'minLength':
      return error.limit === 1 ? table.fill : sentence;
    case 'consent':
      return table.agree;
    case 'closed':
      return table.closed;
    case 'type':
      return error.expected === 'integer' ? table.number : sentence;
    case 'format':
      return table.enter[error.expected] ?? sentence;
    default:
      return sentence;
  }
}

function chooseMessage(of: 'choice' | 'choices', table: FieldErrorTexts): string {
  return of === 'choices' ? table.chooseSome : table.choose;
}
