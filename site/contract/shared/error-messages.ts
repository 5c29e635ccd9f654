import type { Language } from './sites';

type ErrorStatus = 400 | 401 | 403 | 408 | 500 | 501 | 502 | 503 | 504 | 505;

/** Error messages of calls in one language (spec section 8). */
interface ErrorMessages {
  status: Readonly<Record<ErrorStatus, string>>;
  notFound: (path: string) => string;
  network: string;
  timeout: string;
  unreadable: string;
  other: string;
}

/** The wording of errors by HTTP status, in app, user centre and service. */
export const errorMessages: Readonly<Record<Language, ErrorMessages>> = {
  zh: {
    status: {
      400: '请求错误',
      401: '未授权，请登录',
      403: '拒绝访问',
      408: '请求超时',
      500: '服务器内部错误',
      501: '服务未实现',
      502: '网关错误',
      503: '服务不可用',
      504: '网关超时',
      505: 'HTTP 版本不受支持',
    },
    notFound: (path) => `请求地址出错：${path}`,
    network: '网络连接错误，请检查网络',
    timeout: '网络超时，请重试',
    unreadable: '服务返回的内容无法识别，请稍后重试',
    other: '请求失败，请稍后重试',
  },
  en: {
    status: {
      400: 'Bad request',
      401: 'Unauthorised, please log in',
      403: 'Access denied',
      408: 'Request timeout',
      500: 'Internal server error',
      501: 'Service not implemented',
      502: 'Bad gateway',
      503: 'Service unavailable',
      504: 'Gateway timeout',
      505: 'HTTP version not supported',
    },
    notFound: (path) => `Request address error: ${path}`,
    network: 'Network connection error, please check the network',
    timeout: 'Network timeout, please try again',
    unreadable: 'The service gave an answer that cannot be read, please try again later',
    other: 'The request failed, please try again later',
  },
};
