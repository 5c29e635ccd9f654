/**
 * Values of the columns of erased records: what identifies a person, and every text. Dates, kinds and numbers stay
 * for statistics, and the request id, because a repeated form must not book or apply again.
 */
export const erasedGuest = {
  name: null,
  phone: null,
  note: null,
  school: null,
  access: null,
} as const;

export const erasedReport = { itemName: '', description: '', place: '', contact: null } as const;

export const erasedApplication = {
  name: null,
  phone: null,
  email: null,
  birthYear: null,
  languages: [],
  skills: [],
  availability: [],
  motivation: '',
};
