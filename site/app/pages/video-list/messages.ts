interface VideoListMessages {
  all: (theme: string) => string;
  more: string;
  recommended: string;
  allFilms: string;
}

const zh: VideoListMessages = {
  all: (theme) => `全部${theme}`,
  more: '其他影片与说明',
  recommended: '推荐影片',
  allFilms: '全部影片',
};

const en: VideoListMessages = {
  all: (theme) => `See all: ${theme}`,
  more: 'More films, and how they are made',
  recommended: 'Films we recommend',
  allFilms: 'All films',
};

export const messages = { zh, en };
