/** Chinese messages of the member menu; the English file has the same shape. */
export const zh = {
  menu: (nickName: string) => `${nickName}，会员菜单`,
  centre: '用户中心',
  collection: '我的藏品集',
  logout: '退出',
  prompt: '提示',
  question: '确定退出系统吗？',
  confirm: '确定',
  cancel: '取消',
};

export type MemberMessages = typeof zh;
