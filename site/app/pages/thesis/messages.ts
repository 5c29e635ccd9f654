export const messages = {
  zh: {
    abstract: '摘要',
    keywords: '关键词',
    cite: '引用格式',
    copy: '复制引文',
    copied: '引文已复制。',
    notCopied: '没有复制成功，请选中上面的文字自行复制。',
  },
  en: {
    abstract: 'Abstract',
    keywords: 'Keywords',
    cite: 'How to cite',
    copy: 'Copy the citation',
    copied: 'The citation has been copied.',
    notCopied: 'It could not be copied. Please select the text above and copy it yourself.',
  },
};
