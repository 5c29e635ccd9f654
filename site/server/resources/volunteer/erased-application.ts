/** Values of the columns of an erased application. The request id stays: a repeated form must not apply again. */
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
