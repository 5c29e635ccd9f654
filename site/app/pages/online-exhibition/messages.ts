export const messages = {
  zh: {
    rooms: '展室',
    roomOf: (number: number, total: number) => `第 ${number} 室，共 ${total} 室`,
    object: '细看这件藏品',
  },
  en: {
    rooms: 'Rooms',
    roomOf: (number: number, total: number) => `Room ${number} of ${total}`,
    object: 'Look closer at this object',
  },
};
