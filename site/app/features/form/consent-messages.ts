/** Words of the consent below a form. */
export const consentMessages = {
  zh: {
    consent: '我同意博物馆为办理此事使用以上信息，并已阅读个人信息保护说明。',
    privacyNotice: '阅读个人信息保护说明',
  },
  en: {
    consent:
      'The museum may use this information to deal with my request. I have read the privacy notice.',
    privacyNotice: 'Read the privacy notice',
  },
};
