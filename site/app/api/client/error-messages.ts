import type { Language } from '../../../contract/shared/sites';
import type { ApiFailure } from './api-failure';

/** Error messages of failed calls (spec section 8). */
interface Catalogue {
  status: Readonly<Record<number, string>>;
  notFound: (path: string) => string;
  network: string;
  timeout: string;
  unreadable: string;
  other: string;
}

const catalogues: Readonly<Record<Language, Catalogue>> = {
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
      401: 'Not authorised, please log in',
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

/** Message of a failure: the catalogue's for an HTTP status, the service's for a code in a 200 response. */
export function failureMessage(fault: ApiFailure, path: string, language: Language): string {
  const catalogue = catalogues[language];
  switch (fault.kind) {
    case 'status':
      if (fault.status === 404) return catalogue.notFound(path);
      return catalogue.status[fault.status] ?? (fault.msg || catalogue.other);
    case 'code':
      return fault.msg || (catalogue.status[fault.code ?? 0] ?? catalogue.other);
    default:
      return catalogue[fault.kind];
  }
}
