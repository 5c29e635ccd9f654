interface VideoListMessages {
  lead: string;
  /** By route name of the theme. */
  leads: Readonly<Record<string, string>>;
  all: (theme: string) => string;
  more: string;
  recommended: string;
  allFilms: string;
  stories: string;
  allStories: string;
}

const zh: VideoListMessages = {
  lead: '每部片子都不到半分钟，配中英文字幕和文字稿。没有声音也看得懂，没有画面也听得懂。',
  leads: {
    ExhVideo: '跟着镜头走一遍展厅，出发前先认一认路。',
    SocialAttention: '博物馆怎样对每一个人开门：没有台阶的路，夜里的灯。',
    CloudTreasure: '一件器物转一圈，再走近一点，看清它是怎样做成的。',
    revolution: '战火中的船队、湖边的油印机、建馆之初的第一本账。',
    VideoTextbooks: '可以在课堂上放的短片，分段清楚，配得上教案。',
    VolSongs: '志愿者自己写词、自己唱的歌。',
  },
  all: (theme) => `全部${theme}`,
  more: '其他影片与说明',
  recommended: '推荐影片',
  allFilms: '全部影片',
  stories: '红色故事',
  allStories: '全部红色故事',
};

const en: VideoListMessages = {
  lead: 'None of these films is longer than half a minute. Each has captions in both languages and a transcript, and can be followed without its sound or without its picture.',
  leads: {
    ExhVideo: 'Walk through the galleries with the camera and learn the way before you come.',
    SocialAttention:
      'How a museum opens its doors to everybody: a way without steps, lights after dark.',
    CloudTreasure: 'One object turned once round, and then a step closer to see how it was made.',
    revolution: 'Boats in a war, a duplicator by the lake, and the first ledger of the museum.',
    VideoTextbooks: 'Short films for the classroom, in clear chapters, to go with our lessons.',
    VolSongs: 'Songs whose words our volunteers wrote, and which they sing themselves.',
  },
  all: (theme) => `See all: ${theme}`,
  more: 'More films, and how they are made',
  recommended: 'Films we recommend',
  allFilms: 'All films',
  stories: 'Stories of the revolution',
  allStories: 'All stories',
};

export const messages = { zh, en };
