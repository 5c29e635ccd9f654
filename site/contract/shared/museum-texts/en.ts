export const name = 'Yunze Museum';
export const otherName = '云泽博物馆';
export const description =
  'The Yunze Museum, museum of the province of Yunze: exhibitions, collection, news and visitor services.';
export const slogan = 'Unroll the scroll, meet a thousand years';
export const address = '8 Hubin Road, Zeyang, Yunze Province';
export const copyright = (year: number) => `© 2024–${year} Yunze Museum. All rights reserved.`;
/** Price and conditions of a visit. */
export const admission = 'Admission is free, without booking. Please bring an identity document.';
export const filing = ['Yunze ICP No. 2024000001', 'Yunze Public Security No. 20240000000001'];
