export const shareMessages = {
  zh: {
    share: '分享',
    title: '分享这一页',
    close: '关闭',
    address: '本页网址',
    print: '打印本页',
  },
  en: {
    share: 'Share',
    title: 'Share this page',
    close: 'Close',
    address: 'Address of this page',
    print: 'Print this page',
  },
};
