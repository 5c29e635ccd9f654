import { formRules } from '../../../contract/shared/form-rules';

const { minimumAge } = formRules.volunteerApply.birthYear;

export const messages = {
  zh: {
    title: '报名做志愿者',
    lead: '收到报名，我们会打电话，约您来馆里见一面。',
    email: '电子邮箱',
    birthYear: '出生年份',
    birthYearHint: `请写完整。今年满 ${minimumAge} 岁就可以报名。`,
    languages: '会的语言',
    skills: '想做的事',
    availability: '可以来的时间',
    motivation: '想对我们说的话',
    motivationHint: '为什么想来，想学什么。几句就好。',
    consent: '我同意博物馆为志愿者招募使用以上信息，只用于联系我，并已阅读个人信息保护说明。',
    submit: '提交报名',
    doneTitle: '报名成功',
    done: '感谢您，报名已经收到。我们会打电话给您。',
    withdraw: {
      title: '撤回报名',
      text: '凭报名编号和手机号撤回，您填写的信息随即删除。',
      done: '已成功撤回。感谢您来过，也欢迎以后再来。',
    },
    again: '再填一份报名',
  },
  en: {
    title: 'Apply to be a volunteer',
    lead: 'When we have your application we telephone, and ask you to come and meet us.',
    email: 'E-mail',
    birthYear: 'Year of birth',
    birthYearHint: `In full. You can apply in the year in which you become ${minimumAge}.`,
    languages: 'Languages you speak',
    skills: 'What you would like to do',
    availability: 'When you can come',
    motivation: 'What you would like to tell us',
    motivationHint:
      'Why you would like to come, and what you hope to learn. A few sentences will do.',
    consent:
      'The museum may use this information to contact me about volunteering, and for nothing else. I have read the privacy notice.',
    submit: 'Send the application',
    doneTitle: 'Application received',
    done: 'Thank you, we have received your application and will call you.',
    withdraw: {
      title: 'Withdraw an application',
      text: 'With the number of your application and your phone. What you told us is erased at once.',
      done: 'Withdrawn. Thank you for your interest; you are welcome to come back to it.',
    },
    again: 'Fill in another application',
  },
};
