import type { AccessNeed, Programme, Stage } from './class-visit-rules';
import type { Language } from './sites';

interface ClassVisitLabels {
  stages: Record<Stage, string>;
  programmes: Record<Programme, string>;
  access: Record<AccessNeed, string>;
}

/** Labels of the choices in the form for class visits, on the page and at the desk. */
export const classVisitLabels: Readonly<Record<Language, ClassVisitLabels>> = {
  zh: {
    stages: {
      kindergarten: '幼儿园',
      lowerPrimary: '小学一至三年级',
      upperPrimary: '小学四至六年级',
      juniorSecondary: '初中',
      seniorSecondary: '高中',
      special: '特殊教育学校',
    },
    programmes: {
      tour: '讲解员带领',
      lesson: '在教育中心上课',
      worksheets: '带学习单自己看',
    },
    access: {
      wheelchair: '轮椅',
      hearing: '手语或助听',
      sight: '触摸与大字',
      quiet: '安静处',
    },
  },
  en: {
    stages: {
      kindergarten: 'Kindergarten',
      lowerPrimary: 'Primary, years 1 to 3',
      upperPrimary: 'Primary, years 4 to 6',
      juniorSecondary: 'Junior secondary',
      seniorSecondary: 'Senior secondary',
      special: 'Special school',
    },
    programmes: {
      tour: 'A docent’s tour',
      lesson: 'A lesson in the Education Centre',
      worksheets: 'Worksheets on our own',
    },
    access: {
      wheelchair: 'Wheelchair',
      hearing: 'Sign language or hearing loop',
      sight: 'Touch and large print',
      quiet: 'A quiet place',
    },
  },
};
