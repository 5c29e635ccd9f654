import type { DeskCallName } from '../../../contract/shared/desk/endpoints';

type Actions = Partial<Record<DeskCallName | 'staff:add', string>>;

const zhActions = {
  deskLogin: '登录',
  deskLogout: '退出登录',
  deskPassword: '更换密码',
  deskItemState: '改变状态',
  deskItemNote: '添加备注',
  deskBookingCancel: '取消预约',
  deskExport: '导出 CSV',
  deskStaffAdd: '添加账号',
  deskStaffUpdate: '修改账号',
  deskStaffReset: '重置密码',
  'staff:add': '用命令添加账号',
} satisfies Actions;

const enActions: typeof zhActions = {
  deskLogin: 'Logged in',
  deskLogout: 'Logged out',
  deskPassword: 'Changed the password',
  deskItemState: 'Changed a state',
  deskItemNote: 'Added a note',
  deskBookingCancel: 'Cancelled a booking',
  deskExport: 'Exported CSV',
  deskStaffAdd: 'Added an account',
  deskStaffUpdate: 'Changed an account',
  deskStaffReset: 'Reset a password',
  'staff:add': 'Added an account by command',
};

export const auditMessages = {
  zh: {
    keyword: '查找',
    none: '没有符合条件的记录。',
    at: '时间',
    who: '工作人员',
    operator: '系统管理员（命令）',
    action: '操作',
    subject: '对象',
    details: '内容',
    actions: zhActions,
  },
  en: {
    keyword: 'Find',
    none: 'Nothing matches.',
    at: 'Time',
    who: 'Who',
    operator: 'Operator (command)',
    action: 'Action',
    subject: 'Of what',
    details: 'Details',
    actions: enActions,
  },
};
