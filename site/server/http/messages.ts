import { bookingLimits } from '../../contract/form-rules';
import type { Language } from '../../contract/sites';
import { faultInChinese, faultInEnglish, type FieldFault } from '../validation/field-fault';

/** Error messages of the service (spec section 8) in one language. */
export interface Messages {
  field: (name: string, fault: FieldFault) => string;
  brokenBody: string;
  notAnObject: string;
  badAddress: string;
  unauthorised: string;
  forbidden: string;
  wrongCredentials: string;
  noSuchAddress: (url: string) => string;
  noSuchRecord: (name: string, value: string) => string;
  noSuchReceipt: string;
  noSuchTour: string;
  full: string;
  nearlyFull: (left: number) => string;
  beyondShare: string;
  networkShare: string;
  begun: string;
  appliedBefore: string;
  takenBackBefore: string;
  sentOtherwise: string;
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

const { bookings, people } = bookingLimits;
const sharedZh = `此号码不能预约这一场：每个手机号每场限预约一次，未开始的预约最多 ${bookings} 个、共 ${people} 人`;
const sharedEn = `This cannot be booked with this number: each phone number books a time once and holds at most ${bookings} bookings for ${people} people in all`;

const zh: Messages = {
  field: (name, fault) => `请求错误：${name} ${faultInChinese(fault)}`,
  brokenBody: '请求错误：请求内容无法解析',
  notAnObject: '请求错误：请求内容应为一个对象',
  badAddress: '请求错误：地址无法解析',
  unauthorised: '未授权，请登录',
  forbidden: '拒绝访问',
  wrongCredentials: '用户名或密码不正确',
  noSuchAddress: (url) => `请求地址出错：${url}`,
  noSuchRecord: (name, value) => `没有找到：${name} 为 ${value} 的记录`,
  noSuchReceipt: '没有找到与此编号和手机号相符的记录',
  noSuchTour: '没有找到：当日此时没有这种语言的讲解',
  full: '名额已满',
  nearlyFull: (left) => `名额将满，仅余 ${left} 个`,
  beyondShare: sharedZh,
  networkShare: '从此网络预约的讲解今天已达上限，请明天再试，或到一层服务台预约',
  begun: '已经开始，不能再预约或取消',
  appliedBefore: '此手机号已报过名',
  takenBackBefore: '已经取消过了',
  sentOtherwise: '此请求编号已用于另一份表单',
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

const en: Messages = {
  field: (name, fault) => `Bad request: ${name} ${faultInEnglish(fault)}`,
  brokenBody: 'Bad request: the body cannot be read',
  notAnObject: 'Bad request: the body must be an object',
  badAddress: 'Bad request: the address cannot be read',
  unauthorised: 'Unauthorised, please log in',
  forbidden: 'Access denied',
  wrongCredentials: 'The user name or the password is wrong',
  noSuchAddress: (url) => `Request address error: ${url}`,
  noSuchRecord: (name, value) => `Not found: no record has ${name} ${value}`,
  noSuchReceipt: 'Not found: number and phone belong to nothing that was sent',
  noSuchTour: 'Not found: there is no tour in that language then',
  full: 'All places are taken: it is full',
  nearlyFull: (left) => `Nearly full: only ${left} left`,
  beyondShare: sharedEn,
  networkShare:
    'Tours booked from this network have reached the limit of a day: try again tomorrow, or ask at the information desk',
  begun: 'It has begun and can no longer be booked or cancelled',
  appliedBefore: 'An application with this phone number is there already',
  takenBackBefore: 'That was cancelled before',
  sentOtherwise: 'This request id was used for another form',
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

export const messages: Record<Language, Messages> = { zh, en };
