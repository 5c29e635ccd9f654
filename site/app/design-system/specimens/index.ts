import type { ComponentType } from 'react';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Colours } from './colours';
import { Drawings } from './drawings';
import { Fields } from './fields';
import { Spacing } from './spacing';
import { Prose } from './prose';
import type { SpecimenProps } from './specimen';
import { States } from './states';
import { Typefaces } from './typefaces';
import { Navigation } from './navigation';

export const specimens: readonly {
  id: string;
  title: string;
  Specimen: ComponentType<SpecimenProps>;
}[] = [
  { id: 'colours', title: '颜色', Specimen: Colours },
  { id: 'type', title: '字体与字号', Specimen: Typefaces },
  { id: 'measures', title: '间距与尺度', Specimen: Spacing },
  { id: 'buttons', title: '按钮与链接', Specimen: Buttons },
  { id: 'ways', title: '筛选与分页', Specimen: Navigation },
  { id: 'fields', title: '表单', Specimen: Fields },
  { id: 'states', title: '状态', Specimen: States },
  { id: 'drawings', title: '图标、印与线描', Specimen: Drawings },
  { id: 'prose', title: '正文', Specimen: Prose },
  { id: 'cards', title: '卡片', Specimen: Cards },
];
