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
      seniorSecondary: '高中、中职',
      special: '特殊教育学校',
    },
    programmes: {
      tour: '讲解员带领参观',
      lesson: '在教育中心上一课',
      worksheets: '带学习单自行参观',
    },
    access: {
      wheelchair: '轮椅或行走不便',
      hearing: '助听设备或手语',
      sight: '触摸展品与大字材料',
      quiet: '安静的休息处',
    },
  },
  en: {
    stages: {
      kindergarten: 'Kindergarten',
      lowerPrimary: 'Primary, years 1 to 3',
      upperPrimary: 'Primary, years 4 to 6',
      juniorSecondary: 'Junior secondary',
      seniorSecondary: 'Senior secondary or vocational',
      special: 'Special school',
    },
    programmes: {
      tour: 'A tour with a docent',
      lesson: 'A lesson in the Education Centre',
      worksheets: 'On our own, with worksheets',
    },
    access: {
      wheelchair: 'Wheelchair, or walking with difficulty',
      hearing: 'Hearing loop or sign language',
      sight: 'Things to touch, and large print',
      quiet: 'A quiet place to rest',
    },
  },
};
