export const suggestionMessages = {
  zh: {
    suggestions: '搜索建议',
    count: (total: number) => `${total} 条建议，用上下方向键选择`,
    none: '没有建议',
  },
  en: {
    suggestions: 'Suggestions',
    count: (total: number) =>
      total === 1
        ? '1 suggestion, use the arrow keys to choose'
        : `${total} suggestions, use the arrow keys to choose`,
    none: 'No suggestions',
  },
};
