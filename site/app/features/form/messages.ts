/** Messages shared by all forms. */
export const formMessages = {
  zh: {
    retry: '重试',
    invalid: (count: number) => `有 ${count} 项需要填写或改正`,
    sending: '正在提交……',
    failed: '没有提交成功，您填写的内容都还在。',
    refused: '没有提交成功。',
    number: '编号',
    phone: '手机号',
    phoneHint: '中国大陆 11 位手机号。',
    name: '姓名',
    cancel: '取消预约',
    cancelText: '凭预约编号和预约时的手机号取消，名额会留给别人。',
    cancelled: '已成功取消，感谢您把名额让给别人。',
  },
  en: {
    retry: 'Try again',
    invalid: (count: number) => `${count} fields need your attention`,
    sending: 'Sending …',
    failed: 'This was not sent. Everything you typed is still here.',
    refused: 'This was not sent.',
    number: 'Number',
    phone: 'Mobile phone',
    phoneHint: 'A mobile number of mainland China, 11 digits.',
    name: 'Name',
    cancel: 'Cancel a booking',
    cancelText:
      'With the booking’s number and the phone it was made with. Somebody else will be glad of the places.',
    cancelled: 'Cancelled. Thank you for leaving the places to others.',
  },
};
