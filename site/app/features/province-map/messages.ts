export const provinceMapMessages = {
  zh: {
    museum: '云泽博物馆',
    map: '云泽省示意图：西岭在西，泽水自岭下东流，经双桥、泽阳注入省东的云泽湖；松溪由北面山中流来，湖水自湖口北出。青陂在湖南，产茶的丘陵在湖东。云泽博物馆在湖的西岸。',
  },
  en: {
    museum: 'Yunze Museum',
    map: 'Sketch map of the province of Yunze. The River Ze runs from the Western Ridge past Shuangqiao and Zeyang into Lake Yunze in the east of the province; the Song Stream joins the lake from the northern hills, and at Hukou its waters leave for the north. Qingbei lies south of the lake, the tea hills east of it. The Yunze Museum stands on the western shore.',
  },
};
