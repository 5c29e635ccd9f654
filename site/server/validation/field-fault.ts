/** What can be wrong with one field of an input or of a record. */
export type FieldFault =
  | { kind: 'missing' }
  | { kind: 'type'; expected: string }
  | { kind: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems'; limit: number }
  | { kind: 'choice'; choices: string }
  | { kind: 'format'; expected: string }
  | { kind: 'character' }
  | { kind: 'unknownSite' }
  | { kind: 'taken' | 'tooCommon' | 'sameAsUserName' | 'wrong' };

export function faultInChinese(fault: FieldFault): string {
  switch (fault.kind) {
    case 'missing':
      return '缺失';
    case 'type':
      return `的类型应为 ${fault.expected}`;
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
      return `的格式应为 ${fault.expected}`;
    case 'character':
      return '含有不允许的字符';
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

export function faultInEnglish(fault: FieldFault): string {
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
      return `must have the format ${fault.expected}`;
    case 'character':
      return 'holds a character that is not allowed';
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
