/** Messages of the popover that shares a set, which load with it. */
export const shareMessages = {
  zh: {
    shareTitle: '分享藏品集',
    close: '关闭',
    link: '链接',
    objectsOnly: '用这个链接能看到这些藏品和先后次序，看不到名称和备注。',
    withTexts: '用这个链接能看到名称、藏品和备注，看不到您是谁。之后的修改，链接里也会看到。',
    shareTexts: '带上名称和备注分享',
    stopSharing: '停止分享名称和备注',
    stopped: '已停止分享，原来的链接打不开了',
    loginToShare: '登录后可以带上备注分享',
  },
  en: {
    shareTitle: 'Share the set',
    close: 'Close',
    link: 'Link',
    objectsOnly: 'The link shows these objects in their order, without the name and your notes.',
    withTexts:
      'The link shows the name, the objects and your notes, not who you are. It follows later changes.',
    shareTexts: 'Share the name and the notes too',
    stopSharing: 'Stop sharing name and notes',
    stopped: 'The set is not shared any more, and the earlier link has ended',
    loginToShare: 'Log in to share the notes too',
  },
};
