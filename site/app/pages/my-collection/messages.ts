/** Messages of all sets. */
export const messages = {
  zh: {
    summaryList: '我的藏品集列表',
    empty: '还没有藏品集。给它起个名字，再从藏品的页面放进去。',
    toObjects: '去看藏品',
    create: '新建',
    updated: (day: string) => `${day} 修改`,
    all: '全部藏品集',
    gone: '这个藏品集已经不在了，可能在别处删去了。',
    shared: '已分享',
    move: (count: number) => `这台设备上还有 ${count} 个藏品集，没有放进您的账号。`,
    moveAction: '放进账号',
    movedAll: '已放进您的账号',
  },
  en: {
    summaryList: 'My sets',
    empty: 'There is no set yet. Give one a name, then add objects from their pages.',
    toObjects: 'See the objects',
    create: 'Create',
    updated: (day: string) => `Changed on ${day}`,
    all: 'All my sets',
    gone: 'This set is not there any more: it may have been deleted elsewhere.',
    shared: 'Shared',
    move: (count: number) =>
      count === 1
        ? 'There is a set on this device that is not in your account.'
        : `There are ${count} sets on this device that are not in your account.`,
    moveAction: 'Move to my account',
    movedAll: 'Moved to your account',
  },
};
