import type { KitFailure } from '../../features/offline-kit/kit-error';

const zhFailures: Record<KitFailure, string> = {
  blocked: '这个窗口不允许保存网页内容，可能是无痕浏览。请在普通窗口里打开本页。',
  cancelled: '已取消，没有保存任何内容。',
  changed: '保存时网站正好更新，没有存完整。请再试一次。',
  gone: '保存时网站正好更新，没有存完整。请再试一次。',
  full: '这台设备的空间不够，没有保存。请少选几个展览，或者腾出空间再试。',
  network: '网络断了，没有存完整，已存的部分不留在设备上。连上网络后请再试一次。',
  unavailable: '网站现在很忙，没有存完整。请稍后再试。',
};

const enFailures: Record<KitFailure, string> = {
  blocked:
    'This window does not allow keeping parts of a site; it may be a private one. Please open this page in an ordinary window.',
  cancelled: 'Cancelled. Nothing was kept.',
  changed: 'The site was renewed just now, so the download was not complete. Please try again.',
  gone: 'The site was renewed just now, so the download was not complete. Please try again.',
  full: 'There is not enough room on this device, and nothing was kept. Choose fewer exhibitions, or make room and try again.',
  network:
    'The connection was lost before all was there; no part of it stays on the device. Please try again with a connection.',
  unavailable: 'The site is busy now and the download was not complete. Please try again later.',
};

export const messages = {
  zh: {
    kept: '这台设备上的内容',
    nothing: '还没有保存任何内容。',
    keptAt: (time: string, size: string) => `保存于 ${time}，共 ${size}。`,
    keptBasics: '首页、参观指南、楼层图、语音导览的编号列表',
    keptAudio: '语音导览讲解的声音和文字稿只保存了上面这些展览的。',
    noAudio: '语音导览讲解的声音和文字稿没有保存：它们和展览一起保存。',
    otherLanguage: '保存的是英文版；中文版请在下面另存，它会替换英文版。',
    withoutSound: '上面这些展览的讲解只有文字稿：保存的时候声音取不到。',
    update: '更新',
    remove: '全部删除',
    removed: '已全部删除，这台设备上没有留下任何内容。',
    earlierStays: '以前保存的内容没有变。',
    choose: '要看的展览',
    chooseHint:
      '参观指南、楼层图和语音导览的编号列表总会一起保存；讲解的声音和文字稿只保存所选展览的。',
    contents: (objects: number, stops: number, size: string) =>
      [`${objects} 件展品`, stops > 0 ? `${stops} 段讲解` : '', `约 ${size}`]
        .filter(Boolean)
        .join('，'),
    total: (size: string) => `一共约 ${size}，最好用无线网络。`,
    keep: '保存到这台设备',
    keepAgain: '按上面的选择重新保存',
    keeping: '正在保存，请留在这一页。',
    progress: (done: string, total: string) => `${done}，共约 ${total}`,
    cancel: '取消',
    done: '已保存。没有网络时，用平常的网址就能打开网站。',
    unsupported: '这个浏览器不能保存网页内容。请换一个新的浏览器，并用 https 网址打开。',
    needsConnection: '现在连接不上网站，不能保存或更新。',
    notOffered: '网站目前不提供离线参观。',
    failures: zhFailures,
    install: '放到主屏幕',
    installHint: '安装以后可以像应用一样打开本站。',
    installAction: '安装',
    installIos: '在 Safari 里点“分享”，再点“添加到主屏幕”。',
    installOther: '在浏览器的菜单里点“安装”或“添加到主屏幕”。',
  },
  en: {
    kept: 'On this device',
    nothing: 'Nothing has been kept yet.',
    keptAt: (time: string, size: string) => `Kept on ${time}, ${size} in all.`,
    keptBasics: 'Home page, visitor guide, floor plans, the list of all audio guide stops',
    keptAudio: 'Sound and transcripts of the audio guide are kept for these exhibitions only.',
    noAudio:
      'No sound and no transcripts of the audio guide are kept: they are kept with an exhibition.',
    otherLanguage:
      'The Chinese site is kept. You can keep the English one below; it takes the place of the Chinese one.',
    withoutSound:
      'The audio guide has transcripts only, for these exhibitions: its sound could not be loaded.',
    update: 'Update',
    remove: 'Remove all',
    removed: 'All was removed; nothing is left on this device.',
    earlierStays: 'What was kept before has not changed.',
    choose: 'Exhibitions to see',
    chooseHint:
      'The visitor guide, the floor plans and the list of all audio guide stops always come along; sound and transcripts are kept for the chosen exhibitions only.',
    contents: (objects: number, stops: number, size: string) =>
      [
        objects === 1 ? '1 object' : `${objects} objects`,
        stops > 0 ? `${stops} of them with audio` : '',
        `about ${size}`,
      ]
        .filter(Boolean)
        .join(', '),
    total: (size: string) => `About ${size} in all; best over Wi-Fi.`,
    keep: 'Keep on this device',
    keepAgain: 'Keep this choice instead',
    keeping: 'Being kept. Please stay on this page.',
    progress: (done: string, total: string) => `${done} of about ${total}`,
    cancel: 'Cancel',
    done: 'Kept. Without a connection the site opens at its usual address.',
    unsupported:
      'This browser cannot keep parts of a site. Please use a newer one, with an https address.',
    needsConnection: 'The site cannot be reached now: nothing can be kept or updated.',
    notOffered: 'The site offers no offline visit at present.',
    failures: enFailures,
    install: 'On your home screen',
    installHint: 'Installed, the site opens like an app.',
    installAction: 'Install',
    installIos: 'In Safari, choose Share, then “Add to Home Screen”.',
    installOther: 'In the menu of the browser, choose “Install” or “Add to home screen”.',
  },
};
