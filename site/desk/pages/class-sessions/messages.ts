import { scheduleMessages } from '../../ui/schedule/messages';

export const classSessionMessages = {
  zh: {
    ...scheduleMessages.zh,
    lead: '改动立即生效，教师在“预约学校参观”页看到的就是这里的场次。闭馆日没有场次。已有的预约不会自动取消，会列在“今日”页，请电话告知教师。',
    add: '添加场次',
    none: '没有学校场次，教师不能预约。',
    edit: (time: string) => `修改：${time}`,
    capacity: '每场班级数',
    remove: '删除这一场次',
    removeText: '此后不再举行；已有的预约保留，并列在“今日”页。',
    removed: '已删除。',
  },
  en: {
    ...scheduleMessages.en,
    lead: 'Changes take effect at once: this is what teachers can book. There are no sessions on days on which the museum is closed. Bookings are never cancelled by a change; they are listed on the page Today, so that you can call the teachers.',
    add: 'Add a session',
    none: 'No sessions: teachers can book none.',
    edit: (time: string) => `Change: ${time}`,
    capacity: 'Classes',
    remove: 'Remove this session',
    removeText: 'It no longer takes place. Its bookings stay and are listed on the page Today.',
    removed: 'Removed.',
  },
};
