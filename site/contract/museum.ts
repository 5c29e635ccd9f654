import type { Language } from './sites';

/** What is said of the museum wherever it is named: on its pages, in their heads, to machines. */
interface MuseumTexts {
  name: string;
  /** Its name in the other language. */
  otherName: string;
  description: string;
  slogan: string;
  address: string;
  openingHours: string;
  copyright: string;
  filing: readonly string[];
}

export const museum: Record<Language, MuseumTexts> = {
  zh: {
    name: '云泽博物馆',
    otherName: 'Yunze Museum',
    description: '云泽博物馆，云泽省的省级博物馆：展览、典藏、资讯与参观服务。',
    slogan: '展卷见云泽，一物一千年',
    address: '云泽省泽阳市湖滨路 8 号',
    openingHours: '周二至周日 9:00–17:00（16:30 停止入馆），周一闭馆，法定节假日除外',
    copyright: '© 2024 云泽博物馆　版权所有',
    filing: ['云泽ICP备 2024000001 号', '云泽公网安备 20240000000001 号'],
  },
  en: {
    name: 'Yunze Museum',
    otherName: '云泽博物馆',
    description:
      'The Yunze Museum, museum of the province of Yunze: exhibitions, collection, news and visitor services.',
    slogan: 'Unroll the scroll, meet a thousand years',
    address: '8 Hubin Road, Zeyang, Yunze Province',
    openingHours:
      'Tuesday to Sunday 9:00–17:00 (last entry 16:30), closed on Mondays except public holidays',
    copyright: '© 2024 Yunze Museum. All rights reserved.',
    filing: ['Yunze ICP No. 2024000001', 'Yunze Public Security No. 20240000000001'],
  },
};

/** How to reach it, the same in both languages. */
export const contact = {
  enquiries: '000-8800 1953',
  booking: '000-8800 1955',
  mail: 'visit@yunze-museum.example',
} as const;
