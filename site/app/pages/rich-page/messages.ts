export const messages = {
  zh: { all: (name: string) => `全部${name}` },
  en: { all: (name: string) => `All: ${name}` },
};
