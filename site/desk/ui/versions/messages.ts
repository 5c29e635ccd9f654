/** Words for comparing two versions. */
export const versionMessages = {
  zh: {
    field: '字段',
    mine: '我的版本',
    theirs: '同事的版本',
    conflict: '同事刚刚改了这一条',
    conflictText: '您写的内容没有丢失。请比较两个版本，再决定保留哪一个。',
    sameText: '两个版本的内容相同：同事已经做了同样的修改。',
    keepMine: '保留我的，再次保存',
    takeTheirs: '放弃我的，用同事的',
    noDifference: '与现在的内容相同。',
    languages: { zh: '中文', en: '英文' },
    withNote: (text: string, note: string | number) => `${text}（${note}）`,
  },
  en: {
    field: 'Field',
    mine: 'My version',
    theirs: 'The colleague’s',
    conflict: 'A colleague has just changed this record',
    conflictText: 'Nothing that you wrote is lost. Compare both versions, then choose one.',
    sameText: 'Both versions are the same: the colleague has made the same change.',
    keepMine: 'Keep mine and save again',
    takeTheirs: 'Drop mine, take the colleague’s',
    noDifference: 'Equal to what is here now.',
    languages: { zh: 'Chinese', en: 'English' },
    withNote: (text: string, note: string | number) => `${text} (${note})`,
  },
};
