import { errorMessages } from '../../contract/shared/error-messages';
import type { FieldError } from '../../contract/shared/field-error';
import { describeFieldError } from '../../contract/shared/field-error-messages';
import { maxClassVisits } from '../../contract/shared/class-visit-rules';
import { bookingLimits } from '../../contract/shared/form-rules';
import type { Language } from '../../contract/shared/sites';

/** Error messages of the service (spec section 8) in one language. */
export interface Messages {
  invalidField: (name: string, error: FieldError) => string;
  unreadableBody: string;
  notAnObject: string;
  invalidUrl: string;
  unauthorised: string;
  forbidden: string;
  wrongCredentials: string;
  passwordChangeRequired: string;
  changedByOther: (name: string) => string;
  invalidRecord: (count: number) => string;
  lastAdministrator: string;
  accountLocked: string;
  taskRunning: string;
  noBackupFolder: string;
  urlNotFound: (url: string) => string;
  recordNotFound: (name: string, value: string) => string;
  objectSetNotFound: string;
  objectSetChanged: string;
  tooManyObjectSets: (limit: number) => string;
  receiptNotFound: string;
  tourNotFound: string;
  admissionNotFound: string;
  sessionNotFound: string;
  bookingNotFound: string;
  fullyBooked: string;
  tooFewPlaces: (left: number) => string;
  phoneLimitReached: string;
  classLimitReached: string;
  networkLimitReached: string;
  alreadyStarted: string;
  alreadyApplied: string;
  alreadyCancelled: string;
  requestIdReused: string;
  methodNotAllowed: (method: string, allowed: string) => string;
  requestTimeout: string;
  payloadTooLarge: (limit: string) => string;
  unsupportedMediaType: (expected: string) => string;
  tooManyRequests: string;
  internalError: string;
  notImplemented: string;
  badGateway: string;
  serviceUnavailable: string;
  speechEngineMissing: string;
  gatewayTimeout: string;
  httpVersionNotSupported: string;
}

const { bookings, people } = bookingLimits;
const sharedZh = `此号码不能预约这一场：每个手机号每场限预约一次，未开始的预约最多 ${bookings} 个、共 ${people} 人`;
const sharedEn = `This cannot be booked with this number: each phone number books a time once and holds at most ${bookings} bookings for ${people} people in all`;

/** Messages that are the same in the app. */
function statusMessages(language: Language) {
  const { status, notFound } = errorMessages[language];
  return {
    urlNotFound: notFound,
    unauthorised: status[401],
    forbidden: status[403],
    requestTimeout: status[408],
    internalError: status[500],
    notImplemented: status[501],
    badGateway: status[502],
    serviceUnavailable: status[503],
    gatewayTimeout: status[504],
    httpVersionNotSupported: status[505],
  };
}

const zh: Messages = {
  ...statusMessages('zh'),
  invalidField: (name, error) => `请求错误：${name} ${describeFieldError(error, 'zh')}`,
  unreadableBody: '请求错误：请求内容无法解析',
  notAnObject: '请求错误：请求内容应为一个对象',
  invalidUrl: '请求错误：地址无法解析',
  wrongCredentials: '用户名或密码不正确',
  passwordChangeRequired: '请先更换一次性密码',
  changedByOther: (name) => `${name} 刚刚作了修改，请核对后再试`,
  invalidRecord: (count) => `有 ${count} 处需要更正`,
  lastAdministrator: '至少要保留一名可以登录的管理员',
  accountLocked: '此账号已被博物馆停用，请联系服务台',
  taskRunning: '已有任务在进行，请等它结束',
  noBackupFolder: '还没有设定备份文件夹：请运维设定 BACKUP_DIR',
  recordNotFound: (name, value) => `没有找到：${name} 为 ${value} 的记录`,
  objectSetNotFound: '没有这个藏品集，可能已删除或不再分享',
  objectSetChanged: '这个藏品集刚刚在别处修改或删除，已换成最新的内容，请核对后再改',
  tooManyObjectSets: (limit) => `藏品集最多 ${limit} 个，请先删去不用的`,
  receiptNotFound: '没有找到与此编号和手机号相符的记录',
  tourNotFound: '没有找到：当日此时没有这种语言的讲解',
  admissionNotFound: '没有找到：当日没有这个入馆时段',
  sessionNotFound: '没有找到：当日没有这个学校参观场次',
  bookingNotFound: '没有找到这个预约，或者它已经取消',
  fullyBooked: '名额已满',
  tooFewPlaces: (left) => `名额将满，仅余 ${left} 个`,
  phoneLimitReached: sharedZh,
  classLimitReached: `此号码不能预约这一场：每个手机号每场限预约一个班，未开始的学校参观最多 ${maxClassVisits} 个`,
  networkLimitReached: '从此网络的预约今天已达上限，请明天再试，或到服务台预约',
  alreadyStarted: '已经开始，不能再预约或取消',
  alreadyApplied: '此手机号已报过名',
  alreadyCancelled: '已经取消过了',
  requestIdReused: '此请求编号已用于另一份表单',
  methodNotAllowed: (method, allowed) => `此地址不接受 ${method}，请使用 ${allowed}`,
  payloadTooLarge: (limit) => `请求内容过大，最多 ${limit}`,
  unsupportedMediaType: (expected) => `不支持的内容类型，请使用 ${expected}`,
  tooManyRequests: '请求过于频繁，请稍后再试',
  speechEngineMissing: '服务不可用：服务器未安装语音引擎 espeak-ng',
};

const en: Messages = {
  ...statusMessages('en'),
  invalidField: (name, error) => `Bad request: ${name} ${describeFieldError(error, 'en')}`,
  unreadableBody: 'Bad request: the body cannot be read',
  notAnObject: 'Bad request: the body must be an object',
  invalidUrl: 'Bad request: the address cannot be read',
  wrongCredentials: 'The user name or the password is wrong',
  passwordChangeRequired: 'Replace the one-time password first',
  changedByOther: (name) => `${name} has just changed this: check it and try again`,
  invalidRecord: (count) =>
    count === 1 ? 'One field needs a correction' : `${count} fields need a correction`,
  lastAdministrator: 'One administrator who can log in must remain',
  accountLocked: 'The museum has locked this account: please ask at the information desk',
  taskRunning: 'Another task is running: wait until it is done',
  noBackupFolder: 'No folder for backups is set: the operator sets BACKUP_DIR',
  recordNotFound: (name, value) => `Not found: no record has ${name} ${value}`,
  objectSetNotFound: 'There is no such set: it may have been deleted, or is not shared any more',
  objectSetChanged:
    'This set has just been changed or deleted elsewhere. The latest content is shown: check it and change it again',
  tooManyObjectSets: (limit) =>
    `There can be ${limit} sets at most: delete one that you do not need`,
  receiptNotFound: 'Not found: number and phone belong to nothing that was sent',
  tourNotFound: 'Not found: there is no tour in that language then',
  bookingNotFound: 'Not found: there is no such booking, or it was cancelled',
  admissionNotFound: 'Not found: entry cannot be booked for that time',
  sessionNotFound: 'Not found: classes cannot book that session',
  fullyBooked: 'All places are taken: it is full',
  tooFewPlaces: (left) => `Nearly full: only ${left} left`,
  phoneLimitReached: sharedEn,
  classLimitReached: `This cannot be booked with this number: each phone number books a session for one class and holds at most ${maxClassVisits} class visits`,
  networkLimitReached:
    'The bookings from this network have reached the limit of a day: try again tomorrow, or ask at the information desk',
  alreadyStarted: 'It has begun and can no longer be booked or cancelled',
  alreadyApplied: 'An application with this phone number is there already',
  alreadyCancelled: 'That was cancelled before',
  requestIdReused: 'This request id was used for another form',
  methodNotAllowed: (method, allowed) => `${method} is not allowed here, use ${allowed}`,
  payloadTooLarge: (limit) => `The request is too large, at most ${limit}`,
  unsupportedMediaType: (expected) => `Unsupported media type, use ${expected}`,
  tooManyRequests: 'Too many requests, please try again later',
  speechEngineMissing: 'Service unavailable: the server lacks the speech engine espeak-ng',
};

export const messages: Record<Language, Messages> = { zh, en };
