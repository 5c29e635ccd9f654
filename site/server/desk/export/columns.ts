import type {
  DeskBooking,
  DeskRating,
  DeskReport,
  DeskVolunteer,
} from '../../../contract/schemas/desk/inbox';
import type { ItemProgress } from '../../../contract/schemas/desk/item';
import { classVisitLabels } from '../../../contract/shared/class-visit-labels';
import { bookingTitle, itemLabels } from '../../../contract/shared/desk/item-labels';
import type { Language } from '../../../contract/shared/sites';
import { volunteerLabels } from '../../../contract/shared/volunteer-labels';
import type { CsvValue } from '../../../contract/shared/write-csv';

/** A column: its heading in both languages and the value of an item. */
export type Column<Item> = readonly [
  heading: Readonly<Record<Language, string>>,
  value: (item: Item, language: Language) => CsvValue,
];

/** `2026-11-21T09:00:00+08:00` as `2026-11-21 09:00`, which spreadsheets read as a date. */
const minutes = (dateTime: string | undefined) => dateTime?.slice(0, 16).replace('T', ' ');

const named = (labels: Readonly<Record<string, string>>, options: readonly string[]) =>
  options.map((option) => labels[option] ?? option);

const progress: readonly Column<ItemProgress & { createdAt: string }>[] = [
  [{ zh: '状态', en: 'State' }, ({ state }, language) => itemLabels[language].states[state]],
  [{ zh: '经办人', en: 'Handled by' }, ({ updatedBy }) => updatedBy],
  [{ zh: '收到时间', en: 'Received' }, ({ createdAt }) => minutes(createdAt)],
];

export const reportColumns: readonly Column<DeskReport>[] = [
  [{ zh: '编号', en: 'Number' }, ({ code }) => code],
  [{ zh: '类别', en: 'Kind' }, ({ kind }, language) => itemLabels[language].reportKinds[kind]],
  [{ zh: '物品', en: 'Item' }, ({ itemName }) => itemName],
  [{ zh: '描述', en: 'Description' }, ({ description }) => description],
  [{ zh: '地点', en: 'Place' }, ({ place }) => place],
  [{ zh: '日期', en: 'Day' }, ({ foundOn, foundAt }) => minutes(foundAt) ?? foundOn],
  [{ zh: '联系方式', en: 'Contact' }, ({ contact }) => contact],
  ...progress,
];

export const bookingColumns: readonly Column<DeskBooking>[] = [
  [{ zh: '编号', en: 'Number' }, ({ code }) => code],
  [{ zh: '内容', en: 'What' }, (booking, language) => bookingTitle(booking, language)],
  [{ zh: '开始', en: 'Start' }, ({ startAt }) => minutes(startAt)],
  [{ zh: '结束', en: 'End' }, ({ endAt }) => minutes(endAt)],
  [{ zh: '姓名', en: 'Name' }, ({ name }) => name],
  [{ zh: '手机', en: 'Phone' }, ({ phone }) => phone],
  [{ zh: '人数', en: 'People' }, ({ people }) => people],
  [{ zh: '备注', en: 'Note' }, ({ note }) => note],
  [
    { zh: '预约', en: 'Booking' },
    ({ cancelledAt }, language) =>
      cancelledAt === undefined ? itemLabels[language].booked : itemLabels[language].cancelled,
  ],
  [{ zh: '取消原因', en: 'Reason' }, ({ cancelReason }) => cancelReason],
  ...progress,
];

/** Columns of a class's visit stand between the people and the note of any booking. */
export const classVisitColumns: readonly Column<DeskBooking>[] = bookingColumns.flatMap((column) =>
  column[0].en === 'Note'
    ? [
        [{ zh: '学校', en: 'School' }, ({ classVisit }) => classVisit?.school],
        [
          { zh: '学段', en: 'Stage' },
          ({ classVisit }, language) =>
            classVisit && classVisitLabels[language].stages[classVisit.stage],
        ],
        [{ zh: '学生', en: 'Pupils' }, ({ classVisit }) => classVisit?.pupils],
        [{ zh: '成人', en: 'Adults' }, ({ classVisit }) => classVisit?.adults],
        [
          { zh: '想做什么', en: 'Would like to do' },
          ({ classVisit }, language) =>
            classVisit?.programme && classVisitLabels[language].programmes[classVisit.programme],
        ],
        [
          { zh: '特别需要', en: 'Help needed' },
          ({ classVisit }, language) =>
            named(classVisitLabels[language].access, classVisit?.access ?? []),
        ],
        column,
      ]
    : [column],
);

export const volunteerColumns: readonly Column<DeskVolunteer>[] = [
  [{ zh: '编号', en: 'Number' }, ({ code }) => code],
  [{ zh: '姓名', en: 'Name' }, ({ name }) => name],
  [{ zh: '手机', en: 'Phone' }, ({ phone }) => phone],
  [{ zh: '电子邮箱', en: 'E-mail' }, ({ email }) => email],
  [{ zh: '出生年份', en: 'Year of birth' }, ({ birthYear }) => birthYear],
  [
    { zh: '语言', en: 'Languages' },
    ({ languages }, language) => named(volunteerLabels[language].languages, languages),
  ],
  [
    { zh: '意向', en: 'Work' },
    ({ skills }, language) => named(volunteerLabels[language].skills, skills),
  ],
  [
    { zh: '时间', en: 'Times' },
    ({ availability }, language) => named(volunteerLabels[language].availability, availability),
  ],
  [{ zh: '留言', en: 'Message' }, ({ motivation }) => motivation],
  [{ zh: '撤回时间', en: 'Withdrawn' }, ({ withdrawnAt }) => minutes(withdrawnAt)],
  ...progress,
];

export const ratingColumns: readonly Column<DeskRating>[] = [
  [{ zh: '页面设计', en: 'Design' }, ({ globeDesignStar }) => globeDesignStar],
  [{ zh: '浏览体验', en: 'Browsing' }, ({ browsingExperienceStar }) => browsingExperienceStar],
  [{ zh: '内容质量', en: 'Content' }, ({ contentQualityStar }) => contentQualityStar],
  [{ zh: '综合评价', en: 'Overall' }, ({ comprehensiveStar }) => comprehensiveStar],
  ...progress,
];
