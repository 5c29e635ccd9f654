import type { Language } from '../../contract/sites';

/** What can be wrong with one field of an input. */
export type FieldFault =
  | { kind: 'missing' }
  | { kind: 'type'; expected: string }
  | { kind: 'minimum' | 'maximum' | 'minLength' | 'maxLength'; limit: number }
  | { kind: 'choice'; choices: string }
  | { kind: 'format'; expected: string }
  | { kind: 'character' }
  | { kind: 'unknownSite' };

/** Every wording of the service's error catalogue (spec section 8), in one language. */
export interface Messages {
  field: (name: string, fault: FieldFault) => string;
  brokenBody: string;
  notAnObject: string;
  badAddress: string;
  unauthorised: string;
  forbidden: string;
  noSuchAddress: (url: string) => string;
  noSuchRecord: (name: string, value: string) => string;
  wrongMethod: (method: string, allowed: string) => string;
  timeout: string;
  tooLarge: (limit: string) => string;
  wrongMediaType: (expected: string) => string;
  tooMany: string;
  internal: string;
  notImplemented: string;
  badGateway: string;
  unavailable: string;
  noSpeechEngine: string;
  gatewayTimeout: string;
  httpVersion: string;
}

const zh: Messages = {
  field: (name, fault) => `请求错误：${name} ${describeZh(fault)}`,
  brokenBody: '请求错误：请求内容无法解析',
  notAnObject: '请求错误：请求内容应为一个对象',
  badAddress: '请求错误：地址无法解析',
  unauthorised: '未授权，请登录',
  forbidden: '拒绝访问',
  noSuchAddress: (url) => `请求地址出错：${url}`,
  noSuchRecord: (name, value) => `没有找到：${name} 为 ${value} 的记录`,
  wrongMethod: (method, allowed) => `此地址不接受 ${method}，请使用 ${allowed}`,
  timeout: '请求超时',
  tooLarge: (limit) => `请求内容过大，最多 ${limit}`,
  wrongMediaType: (expected) => `不支持的内容类型，请使用 ${expected}`,
  tooMany: '请求过于频繁，请稍后再试',
  internal: '服务器内部错误',
  notImplemented: '服务未实现',
  badGateway: '网关错误',
  unavailable: '服务不可用',
  noSpeechEngine: '服务不可用：服务器未安装语音引擎 espeak-ng',
  gatewayTimeout: '网关超时',
  httpVersion: 'HTTP 版本不受支持',
};

function describeZh(fault: FieldFault): string {
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
    case 'choice':
      return `应为其中之一：${fault.choices}`;
    case 'format':
      return `的格式应为 ${fault.expected}`;
    case 'character':
      return '含有不允许的字符';
    case 'unknownSite':
      return '不是已知的站点';
  }
}

const en: Messages = {
  field: (name, fault) => `Bad request: ${name} ${describeEn(fault)}`,
  brokenBody: 'Bad request: the body cannot be read',
  notAnObject: 'Bad request: the body must be an object',
  badAddress: 'Bad request: the address cannot be read',
  unauthorised: 'Unauthorised, please log in',
  forbidden: 'Access denied',
  noSuchAddress: (url) => `Request address error: ${url}`,
  noSuchRecord: (name, value) => `Not found: no record has ${name} ${value}`,
  wrongMethod: (method, allowed) => `${method} is not allowed here, use ${allowed}`,
  timeout: 'Request timeout',
  tooLarge: (limit) => `The request is too large, at most ${limit}`,
  wrongMediaType: (expected) => `Unsupported media type, use ${expected}`,
  tooMany: 'Too many requests, please try again later',
  internal: 'Internal server error',
  notImplemented: 'Service not implemented',
  badGateway: 'Bad gateway',
  unavailable: 'Service unavailable',
  noSpeechEngine: 'Service unavailable: the server lacks the speech engine espeak-ng',
  gatewayTimeout: 'Gateway timeout',
  httpVersion: 'HTTP version not supported',
};

function describeEn(fault: FieldFault): string {
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
    case 'choice':
      return `must be one of: ${fault.choices}`;
    case 'format':
      return `must have the format ${fault.expected}`;
    case 'character':
      return 'holds a character that is not allowed';
    case 'unknownSite':
      return 'is no known site';
  }
}

export const messages: Record<Language, Messages> = { zh, en };
