export const recordingMessages = {
  zh: {
    transcript: '文字稿',
    chapters: '分段',
    noTranscript: '文字稿没有加载出来。',
  },
  en: {
    transcript: 'Transcript',
    chapters: 'Chapters',
    noTranscript: 'The transcript did not load.',
  },
};
