/** Error messages of spec section 8. */
export const errorMessages = {
  zh: {
    400: '请求错误',
    401: '未授权，请登录',
    403: '拒绝访问',
    404: '请求地址出错：/',
    408: '请求超时',
    500: '服务器内部错误',
    501: '服务未实现',
    502: '网关错误',
    503: '服务不可用',
    504: '网关超时',
    505: 'HTTP 版本不受支持',
    network: '网络连接错误，请检查网络',
    timeout: '网络超时，请重试',
    unreadable: '服务返回的内容无法识别',
    own: '今天不行',
  },
  en: {
    400: 'Bad request',
    401: 'Unauthorised, please log in',
    403: 'Access denied',
    404: 'Request address error: /',
    408: 'Request timeout',
    500: 'Internal server error',
    501: 'Service not implemented',
    502: 'Bad gateway',
    503: 'Service unavailable',
    504: 'Gateway timeout',
    505: 'HTTP version not supported',
    network: 'Network connection error, please check the network',
    timeout: 'Network timeout, please try again',
    unreadable: 'The service gave an answer that cannot be read',
    own: '今天不行',
  },
} as const;
export type Language = keyof typeof errorMessages;
export type ErrorKey = keyof (typeof errorMessages)['zh'];

export const messages = {
  zh: { home: '/', retry: '重试', menu: '主菜单', region: '消息' },
  en: { home: '/en/', retry: 'Try again', menu: 'Main menu', region: 'Messages' },
} as const;
