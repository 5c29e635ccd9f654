/** The words for passing a page on. */
export const shareWords = {
  zh: {
    share: '分享',
    title: '分享这一页',
    close: '关闭',
    address: '本页网址',
    copy: '复制链接',
    copied: '链接已复制',
    selected: '链接已选中，请手动复制',
    send: '发送给……',
    print: '打印本页',
    code: (title: string) => `打开“${title}”的二维码`,
    scan: '用手机扫一扫，在手机上打开',
  },
  en: {
    share: 'Share',
    title: 'Share this page',
    close: 'Close',
    address: 'Address of this page',
    copy: 'Copy link',
    copied: 'Link copied',
    selected: 'The link is selected; please copy it by hand',
    send: 'Send to …',
    print: 'Print this page',
    code: (title: string) => `QR code that opens “${title}”`,
    scan: 'Scan with a phone to open the page there',
  },
};
