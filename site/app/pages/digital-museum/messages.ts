export const messages = {
  zh: {
    lead: '不在泽阳，也能走进展厅：看一部短片，听一首曲子，把一件器物转过来，从它的背面看起。',
    enter: '进入',
  },
  en: {
    lead: 'You need not be in Zeyang to walk through the galleries. Watch a film, hear a piece, turn an object round and begin with its back.',
    enter: 'Enter',
  },
};
