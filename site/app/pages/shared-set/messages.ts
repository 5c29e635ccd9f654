export const messages = {
  zh: {
    chosen: '一组藏品',
    byVisitor: '这一组由观众选出，文字是观众写的，不代表本馆。',
    byLink: '这一组由观众选出。',
    ownCollection: '做一个自己的藏品集',
    complain: '文字不合适，请与我们联系',
    keep: '存为我的藏品集',
    kept: (name: string) => `已存为“${name}”`,
    empty: '里面没有藏品。',
  },
  en: {
    chosen: 'A set of objects',
    byVisitor:
      'A visitor chose these objects and wrote the texts, which are not those of the museum.',
    byLink: 'A visitor chose these objects.',
    ownCollection: 'Make a set of your own',
    complain: 'Tell us if a text is out of place',
    keep: 'Keep as a set of my own',
    kept: (name: string) => `Kept as “${name}”`,
    empty: 'There are no objects in it.',
  },
};
