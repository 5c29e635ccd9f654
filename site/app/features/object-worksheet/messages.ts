export const worksheetMessages = {
  zh: {
    title: (object: string) => `练习单：${object}`,
    close: '关闭',
    level: '适合',
    levels: { primary: '小学', secondary: '中学' },
    print: '打印练习单',
    name: '姓名',
    group: '班级',
    code: (object: string) => `二维码：${object}`,
    scan: '扫码看高清图与说明',
    tasks: {
      looking: '先不看说明，看一分钟。写下你最先看到的三样东西。',
      seeing: '看一分钟，分别写下：你看到的、你推测的、你想知道的。',
      outline: '画下它的轮廓，再画上你最喜欢的一处。',
      route: '在画里走一走。你会从哪里进去，走到哪里歇脚？画出你的路线。',
      rubbing: '把纸蒙在一枚硬币上，用铅笔拓一拓。拓片和画有什么不同？',
      motif: (motif: string) => `在它身上找到“${motif}”，照着画一个。`,
      use: '猜一猜：它是做什么用的？你从哪里看出来？',
      making: (medium: string) =>
        `标签上写着“${medium}”。在图上找到能看出其中一步的地方，圈出来，并写明理由。`,
      time: (date: string) => `它的年代是“${date}”。查一查：那时候还发生了什么？写两件事。`,
      findSpot: (place: string) =>
        `它出土于${place}。出土的地方告诉我们什么，是器物自己说不出来的？`,
      journey: (kiln: string, place: string) =>
        `它在${kiln}烧成，在${place}出土。它可能走了哪条路，由谁带着？画出来，写下来。`,
      comparing: (object: string) => `把它和“${object}”比一比，找出两处相同、两处不同。`,
      onView: '到展厅里找到它。有什么是照片上看不到的？',
      voice: '如果它会说话，它会讲哪一件事？替它写下来。',
      label: '用不超过六十个字，为它写一张新的说明牌。',
    },
  },
  en: {
    title: (object: string) => `Worksheet: ${object}`,
    close: 'Close',
    level: 'For',
    levels: { primary: 'Primary school', secondary: 'Secondary school' },
    print: 'Print the worksheet',
    name: 'Name',
    group: 'Class',
    code: (object: string) => `QR code: ${object}`,
    scan: 'Scan for the large picture and the text',
    tasks: {
      looking:
        'Do not read yet. Look for one minute and write down the first three things you see.',
      seeing:
        'Look for one minute. Write what you see, what you think, and what you would like to know.',
      outline: 'Draw its outline, then the part of it that you like best.',
      route:
        'Take a walk in the picture. Where do you enter, and where do you rest? Draw your path.',
      rubbing:
        'Lay paper over a coin and rub it with a pencil. How is a rubbing different from a drawing?',
      motif: (motif: string) => `Find this on it and copy it: ${motif}.`,
      use: 'Guess what it was used for. What tells you so?',
      making: (medium: string) =>
        `The label says “${medium}”. Find a place in the picture that shows one of these steps, circle it, and say why.`,
      time: (date: string) =>
        `Its date is “${date}”. Find out what else happened then. Write down two things.`,
      findSpot: (place: string) =>
        `It was found at this place: ${place}. What does the place tell us that the object cannot?`,
      journey: (kiln: string, place: string) =>
        `It was fired here: ${kiln}, and found here: ${place}. Which way may it have gone, and who carried it? Draw and write.`,
      comparing: (object: string) =>
        `Compare it with “${object}”: two things that are alike, and two that are not.`,
      onView: 'Find it in the gallery. What can you see there that the photograph does not show?',
      voice: 'If it could speak, what would it tell? Write it down.',
      label: 'Write a new label for it in forty words at most.',
    },
  },
};
