export const messages = {
  zh: { north: '北', scale: (metres: number) => `0 — ${metres} 米` },
  en: { north: 'N', scale: (metres: number) => `0 — ${metres} m` },
};
